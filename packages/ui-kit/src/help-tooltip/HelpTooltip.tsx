import clsx from 'clsx/lite';
import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { Icon } from '../internals/icon/Icon';
import { QUESTION } from '../internals/icon/iconPaths';
import { useControlled } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { type HelpTooltipTexts, helpTooltipTexts } from './helpTooltip.texts';

/** Why a help text opens or closes. */
export interface HelpTooltipChange {
  /** Its button, the Escape key, or a press elsewhere. */
  reason: 'press' | 'escape' | 'outside-press';
  /** What did it. */
  event: Event | SyntheticEvent;
}

/** Props of `HelpTooltip`; the rest goes to the root. */
export interface HelpTooltipProps extends ComponentProps<'span'> {
  /** Whether the text is shown, where you hold that yourself. */
  open?: boolean;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean;
  /** Told when it opens or closes, and why. */
  onOpenChange?: (open: boolean, change: HelpTooltipChange) => void;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<HelpTooltipTexts>;
}

/** From here on (the breakpoint 'medium') the text stands beside its button, over the page. */
const WIDE = `(min-width: ${breakpoints.medium}px)`;

/**
 * A button with an explanation, by click, touch and keyboard. The text is read out when it comes, and
 * stands in the page under the button where the window is narrow (APG, disclosure pattern).
 */
export function HelpTooltip({
  open: openNow,
  defaultOpen = false,
  onOpenChange,
  texts,
  children,
  className,
  ...rest
}: HelpTooltipProps) {
  const { show } = useTexts(helpTooltipTexts, texts);
  const [open, setOpen] = useControlled(openNow, defaultOpen);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  const change = (
    next: boolean,
    reason: HelpTooltipChange['reason'],
    event: Event | SyntheticEvent,
  ) => {
    setOpen(next);
    onOpenChange?.(next, { reason, event });
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  useEffect(() => {
    if (!open || !button.current || !text.current) return;
    const wide = window.matchMedia?.(WIDE).matches;
    const hide = wide ? showBeside(button.current, text.current) : undefined;

    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The dialog around it, if there is one, stays.
      event.preventDefault();
      if (text.current?.contains(document.activeElement)) button.current?.focus();
      latest.current(false, 'escape', event);
    };
    const closeOutside = (event: PointerEvent) => {
      const inside = [button, text].some(({ current }) => current?.contains(event.target as Node));
      if (!inside) latest.current(false, 'outside-press', event);
    };
    document.addEventListener('keydown', closeOnEscape, true);
    // In the page it pushes nothing away again while somebody presses something else.
    if (wide) document.addEventListener('pointerdown', closeOutside);
    return () => {
      hide?.();
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);

  return (
    <span {...rest} className={clsx('ui-help-tooltip', className)}>
      <button
        ref={button}
        type="button"
        className="ui-help-tooltip-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => change(!open, 'press', event)}
      >
        <Icon path={QUESTION} />
        <span className="ui-visually-hidden">{show}</span>
      </button>
      {/* Stands, empty, from the start: what comes with its live region is not read. */}
      <span role="status">
        {open && (
          <span ref={text} id={id} className="ui-help-tooltip-text" popover="manual">
            {children}
          </span>
        )}
      </span>
    </span>
  );
}
