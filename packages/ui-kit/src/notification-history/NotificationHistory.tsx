import {
  type ComponentProps,
  forwardRef,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { Badge } from '../badge/Badge';
import { Button } from '../button/Button';
import { Icon } from '../internals/icon/Icon';
import { BELL } from '../internals/icon/iconPaths';
import { renderPart } from '../internals/renderElement';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import type { PopoverChange } from '../popover/PopoverContext';
import { PopoverRoot } from '../popover/PopoverRoot';
import { PopoverTrigger } from '../popover/PopoverTrigger';
import { useTexts } from '../texts/TextsProvider';
import { isMissingProvider, ToastContext } from '../toast/ToastContext';
import type { ToastQueue } from '../toast/toastQueue';
import { NotificationPanel } from './NotificationPanel';
import {
  type NotificationHistoryTexts,
  notificationHistoryTexts,
} from './notificationHistory.texts';
import { getToastHistory } from './toastHistory';

/**
 * Why the panel opens or closes. `item-press`: a link in it was pressed.
 * @reason trigger-press The bell is pressed.
 * @reason item-press A link in the panel is pressed.
 * @reason close-press The close button of the panel is pressed.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press Something outside the panel is pressed, other than a toast.
 * @reason focus-out The focus leaves the panel, other than to a toast.
 */
export type NotificationHistoryChange = ChangeDetails<PopoverChange['reason'] | 'item-press'>;

/** Props of `NotificationHistory`; the rest goes to the root. */
export interface NotificationHistoryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The queue whose toasts are listed. @default the queue of the nearest `ToastProvider` */
  queue?: ToastQueue | undefined;
  /** Whether the panel is open, when you control it. */
  open?: boolean | undefined;
  /** Whether the panel is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the panel opens or closes, with the reason. `details.cancel()` leaves the panel as it is. */
  onOpenChange?: ((open: boolean, details: NotificationHistoryChange) => void) | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<NotificationHistoryTexts> | undefined;
}

/**
 * A bell with the number of unseen lines, and a popover with the toasts of today. Toasts with the same text
 * are one line. Nothing is stored: a reload empties the history, and so does `getToastHistory(queue).clear()`.
 * @attribute data-open The panel is open.
 */
export const NotificationHistory = forwardRef<HTMLDivElement, NotificationHistoryProps>(
  function NotificationHistory(
    { queue, open: openNow, defaultOpen = false, onOpenChange, texts: ownTexts, ...rest },
    ref,
  ) {
    const texts = useTexts(notificationHistoryTexts, ownTexts);
    const contextQueue = useContext(ToastContext).queue;
    if (process.env.NODE_ENV !== 'production' && !queue && isMissingProvider(contextQueue))
      warnOnce(
        'A NotificationHistory lists nothing: render a ToastProvider around it, or give it a queue.',
      );
    const history = getToastHistory(queue ?? contextQueue);
    const items = useSyncExternalStore(history.subscribe, history.getItems, history.getItems);
    const unseen = useSyncExternalStore(history.subscribe, history.getUnseen, history.getUnseen);
    const [open, change] = useControlled<boolean, NotificationHistoryChange['reason']>(
      openNow,
      defaultOpen,
      onOpenChange,
    );

    const newText = unseen === 1 ? texts.unseenOne : texts.unseen;

    // biome-ignore lint/correctness/useExhaustiveDependencies: toasts that come while the panel is open are seen, too.
    useEffect(() => {
      if (open) history.markSeen();
    }, [open, unseen, history]);

    const content = (
      <PopoverRoot
        align="end"
        open={open}
        onOpenChange={(next, { reason, event, cancel }) => {
          if (!change(next, reason, event)) cancel();
        }}
      >
        <PopoverTrigger
          render={<Button variant="tertiary" iconOnly />}
          className="ui-notification-history-bell"
          aria-label={unseen > 0 ? `${texts.bell}, ${unseen} ${newText}` : texts.bell}
        >
          <Icon path={BELL} />
          <Badge count={unseen} label={newText} />
        </PopoverTrigger>
        <NotificationPanel items={items} history={history} texts={texts} />
      </PopoverRoot>
    );
    const own = { className: 'ui-notification-history', children: content };
    return renderPart('div', { ...rest, ref }, own, { open });
  },
);
