import clsx from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Badge } from '../badge/Badge';
import { Button } from '../button/Button';
import { showBeside } from '../internals/anchor';
import { Icon } from '../internals/icon/Icon';
import { BELL } from '../internals/icon/iconPaths';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useDismiss } from '../internals/useDismiss';
import { useTexts } from '../texts/TextsProvider';
import { ToastContext } from '../toast/ToastContext';
import type { ToastQueue } from '../toast/toastQueue';
import { NotificationPanel } from './NotificationPanel';
import {
  type NotificationHistoryTexts,
  notificationHistoryTexts,
} from './notificationHistory.texts';
import { getToastHistory } from './toastHistory';

/** Why the panel opens or closes; `item-press` is a link in the panel. */
export type NotificationHistoryChange = ChangeDetails<
  'trigger-press' | 'item-press' | 'escape' | 'outside-press' | 'focus-out'
>;

/** Props of `NotificationHistory`; the rest goes to the root. */
export interface NotificationHistoryProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The queue whose toasts are listed. @default that of the nearest `ToastProvider` */
  queue?: ToastQueue;
  /** Whether the panel is open, when you control it. */
  open?: boolean;
  /** Whether the panel is open at first. @default false */
  defaultOpen?: boolean;
  /** Called before the panel opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: NotificationHistoryChange) => void;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<NotificationHistoryTexts>;
}

/** Closing a toast, or visiting the toasts with F6, leaves the panel open. */
const isInToasts = ({ target }: Event) => target instanceof Element && target.closest('.ui-toasts');

/**
 * A bell with the number of unseen toasts, and a panel with those of today (APG, disclosure pattern; the
 * panel is a dialog that is not modal). Toasts that said the same are one line. Nothing is stored: a
 * reload empties it, and so does `getToastHistory(queue).clear()`.
 */
export const NotificationHistory = forwardRef<HTMLDivElement, NotificationHistoryProps>(
  function NotificationHistory(
    { queue, open: openNow, defaultOpen = false, onOpenChange, texts: own, className, ...rest },
    ref,
  ) {
    const texts = useTexts(notificationHistoryTexts, own);
    const contextQueue = useContext(ToastContext).queue;
    const history = getToastHistory(queue ?? contextQueue);
    const items = useSyncExternalStore(history.subscribe, history.getItems, history.getItems);
    const unseen = useSyncExternalStore(history.subscribe, history.getUnseen, history.getUnseen);
    const [open, change] = useControlled<boolean, NotificationHistoryChange['reason']>(
      openNow,
      defaultOpen,
      onOpenChange,
    );
    const id = useId();
    const button = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (!open || !button.current || !panel.current) return;
      const bell = button.current;
      const hide = showBeside(bell, panel.current);
      panel.current.focus();
      return () => {
        hide();
        // The focus that was in the panel is lost to the body by now.
        if (document.activeElement === document.body) bell.focus();
      };
    }, [open]);

    useDismiss(open, {
      inside: [button, panel],
      onEscape: (event) => change(false, 'escape', event),
      onOutsidePress: (event) => {
        if (!isInToasts(event)) change(false, 'outside-press', event);
      },
      onFocusOutside: (event) => {
        if (!isInToasts(event)) change(false, 'focus-out', event);
      },
    });

    // biome-ignore lint/correctness/useExhaustiveDependencies: those that come while it is open are seen, too.
    useEffect(() => {
      if (open) history.markSeen();
    }, [open, unseen, history]);

    return (
      <div
        {...rest}
        ref={ref}
        className={clsx('ui-notification-history', className)}
        data-open={open ? '' : undefined}
      >
        <Button
          ref={button}
          className="ui-notification-history-bell"
          variant="tertiary"
          iconOnly
          aria-label={unseen > 0 ? `${texts.bell}, ${unseen} ${texts.unseen}` : texts.bell}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => change(!open, 'trigger-press', event)}
        >
          <Icon path={BELL} />
          <Badge count={unseen} label={texts.unseen} />
        </Button>
        {open && (
          <NotificationPanel
            ref={panel}
            id={id}
            items={items}
            history={history}
            texts={texts}
            onChoice={(event) => change(false, 'item-press', event)}
          />
        )}
      </div>
    );
  },
);
