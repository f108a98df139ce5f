import { type ComponentProps, forwardRef } from 'react';
import { Icon } from '../internals/icon/Icon';
import { QUESTION } from '../internals/icon/iconPaths';
import { pressPopup } from '../internals/popup/openPopups';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTriggerWarnings } from '../internals/useTriggerWarnings';
import { useTexts } from '../texts/TextsProvider';
import { useHelpTooltipParts } from './HelpTooltipContext';
import { type HelpTooltipTexts, helpTooltipTexts } from './helpTooltip.texts';

/** The state of a `HelpTooltipTrigger`. */
export interface HelpTooltipTriggerState {
  /** Whether the text is shown. */
  open: boolean;
  /** Whether the button is the button with a question mark, without `render`. */
  mark: boolean;
}

/** Props of `HelpTooltipTrigger`; the rest goes to its element. */
export interface HelpTooltipTriggerProps extends ComponentProps<'button'> {
  /** What the help is about: 'månedspris' makes the name 'Hjelp om månedspris'. Without `about`: 'Vis hjelpetekst'. */
  about?: string | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<HelpTooltipTexts> | undefined;
  /** Another element that can be pressed, with its own content: `<Button>Hva er egenandel?</Button>`. @default `<button>` */
  render?: RenderProp<ComponentProps<'button'>, HelpTooltipTriggerState> | undefined;
}

/**
 * The button that shows and hides a help text: a question mark, or what `render` gives.
 * @attribute data-open The text is shown.
 * @attribute data-mark The button is the question mark: it has no `render`.
 */
export const HelpTooltipTrigger = forwardRef<HTMLButtonElement, HelpTooltipTriggerProps>(
  function HelpTooltipTrigger({ about, texts, render, ...rest }, ref) {
    const { show, showAbout } = useTexts(helpTooltipTexts, texts);
    const { open, popup, popupId } = useHelpTooltipParts();
    useTriggerWarnings(popup.trigger, 'a help text');

    return renderElement(
      'button',
      {
        type: 'button',
        children: (
          <>
            <Icon path={QUESTION} />
            <span className="ui-visually-hidden">
              {about ? showAbout.replace('{about}', () => about) : show}
            </span>
          </>
        ),
        ...rest,
        render,
        ref,
      },
      {
        ref: popup.trigger,
        className: 'ui-help-tooltip-trigger',
        'aria-expanded': open,
        'aria-controls': open ? popupId : undefined,
        onClick: (event) => pressPopup(popup, event),
      },
      { open, mark: !render },
    );
  },
);
