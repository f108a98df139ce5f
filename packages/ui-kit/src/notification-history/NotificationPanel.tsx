import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { useId, useRef } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../internals/icon/Icon';
import { CROSS } from '../internals/icon/iconPaths';
import { chooseItem } from '../internals/popup/openPopups';
import { StatusIcon } from '../internals/status/StatusIcon';
import { usePopoverParts } from '../popover/PopoverContext';
import { PopoverPopup } from '../popover/PopoverPopup';
import { PopoverTitle } from '../popover/PopoverTitle';
import type { NotificationHistoryTexts } from './notificationHistory.texts';
import type { ToastHistory, ToastHistoryItem } from './toastHistory';

interface NotificationPanelProps {
  items: readonly ToastHistoryItem[];
  history: ToastHistory;
  texts: NotificationHistoryTexts;
}

/** The list of notifications. Removing one moves the focus to the next, or to the panel after the last. */
export function NotificationPanel({ items, history, texts }: NotificationPanelProps) {
  const { popup } = usePopoverParts();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  const isEmpty = items.length === 0;

  useClientLayoutEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else takesFocus(panel.current);
  }, [items]);

  return (
    <PopoverPopup
      ref={panel}
      className="ui-notification-history-panel"
      aria-describedby={isEmpty ? `${id}-empty` : undefined}
      onClick={(event) => chooseItem(popup, event)}
    >
      <div className="ui-notification-history-head">
        <PopoverTitle>{texts.heading}</PopoverTitle>
        {!isEmpty && (
          <button
            type="button"
            className="ui-notification-history-remove-all"
            onClick={() => {
              removedAt.current = 0;
              history.clear();
            }}
          >
            {texts.removeAll}
          </button>
        )}
      </div>
      {isEmpty ? (
        <p id={`${id}-empty`}>{texts.empty}</p>
      ) : (
        <ul ref={list} className="ui-notification-history-list" role="list">
          {items.map((item, index) => (
            <NotificationItem
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              texts={texts}
              onRemove={() => {
                removedAt.current = index;
                history.remove(item.key);
              }}
            />
          ))}
        </ul>
      )}
    </PopoverPopup>
  );
}

interface NotificationItemProps {
  id: string;
  item: ToastHistoryItem;
  texts: NotificationHistoryTexts;
  onRemove: () => void;
}

function NotificationItem({ id, item, texts, onRemove }: NotificationItemProps) {
  const { variant, title, content, count, lastAt } = item;
  const time = new Date(lastAt).toTimeString().slice(0, 5);
  return (
    <li className="ui-status ui-notification-history-item" data-variant={variant}>
      <StatusIcon status={variant} />
      <div className="ui-notification-history-body">
        <div id={`${id}-text`}>
          <span className="ui-visually-hidden">{`${texts[variant]}. `}</span>
          {title && <div className="ui-notification-history-title">{title}</div>}
          <div>{content}</div>
        </div>
        <div className="ui-notification-history-time">
          <time dateTime={time}>{time}</time>
          {count > 1 && <span>{` · ${texts.repeated.replace('{count}', String(count))}`}</span>}
        </div>
      </div>
      <Button
        id={`${id}-remove`}
        className="ui-notification-history-remove"
        variant="tertiary"
        iconOnly
        aria-label={texts.remove}
        aria-labelledby={`${id}-remove ${id}-text`}
        onClick={onRemove}
      >
        <Icon path={CROSS} />
      </Button>
    </li>
  );
}
