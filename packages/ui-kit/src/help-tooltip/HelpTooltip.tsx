import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useId, useRef } from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { Icon } from '../internals/icon/Icon';
import { QUESTION } from '../internals/icon/iconPaths';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { type HelpTooltipTexts, helpTooltipTexts } from './helpTooltip.texts';

/** Why a help text opens or closes. */
export type HelpTooltipChange = ChangeDetails<'trigger-press' | 'escape' | 'outside-press'>;

/** Props of `HelpTooltip`; the rest goes to the root. */
export interface HelpTooltipProps extends ComponentProps<'span'> {
  /** Whether the text is shown, where you hold that yourself. */
  open?: boolean;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean;
  /** Told before it opens or closes, and why. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: HelpTooltipChange) => void;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<HelpTooltipTexts>;
}

/** From here on (the breakpoint 'medium') the text stands beside its button, over the page. */
const WIDE = `(min-width: ${breakpoints.medium}px)`;

/**
 * A button with an explanation, by click, touch and keyboard. The text is read out when it comes, and
 * stands in the page under the button where the window is narrow (APG, disclosure pattern).
 */
export const HelpTooltip = forwardRef<HTMLSpanElement, HelpTooltipProps>(function HelpTooltip(
  { open: openNow, defaultOpen = false, onOpenChange, texts, children, className, ...rest },
  ref,
) {
  const { show } = useTexts(helpTooltipTexts, texts);
  const [open, change] = useControlled<boolean, HelpTooltipChange['reason']>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);

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
    <span {...rest} ref={ref} className={clsx('ui-help-tooltip', className)}>
      <button
        ref={button}
        type="button"
        className="ui-help-tooltip-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => change(!open, 'trigger-press', event)}
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
});
