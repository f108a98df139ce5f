import { type ComponentProps, forwardRef } from 'react';
import { Icon } from '../internals/icon/Icon';
import { CHECK } from '../internals/icon/iconPaths';
import { ownElement } from '../internals/ownElement';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { type StepProgress, usePlacedStep } from './StepsContext';
import { type StepsTexts, stepsTexts } from './steps.texts';

/** The state of a `Step`. */
export interface StepState {
  /** Where the step is: before, at or after the `current` of its `Steps`. */
  state: StepProgress;
}

/** Props of `Step`; the rest, `className` and `ref` go to the element in its `<li>`. */
export interface StepProps extends ComponentProps<'span'> {
  /** Another element, such as a link back to the step: `<a href="/kjop/1" />`. @default `<span>` */
  render?: RenderProp<ComponentProps<'span'>, StepState> | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<StepsTexts> | undefined;
}

/**
 * One of the `Steps`: a list item with its mark and its name.
 * @attribute data-state Always: `complete`, `current` or `upcoming`.
 */
export const Step = forwardRef<HTMLSpanElement, StepProps>(function Step(
  { texts, children, ...rest },
  ref,
) {
  const { number, state } = usePlacedStep();
  const names = useTexts(stepsTexts, texts);
  const own: ComponentProps<'span'> = {
    'aria-current': state === 'current' ? 'step' : undefined,
    className: 'ui-step',
    children: (
      <>
        <span className="ui-step-mark" aria-hidden="true">
          {state === 'complete' ? <Icon path={CHECK} className="ui-step-icon" /> : number}
        </span>
        <span className="ui-step-name">
          <span className="ui-visually-hidden">{`${names[state]}:`}</span> {ownElement(children)}
        </span>
      </>
    ),
  };
  return (
    <li className="ui-step-item">{renderElement('span', { ...rest, ref }, own, { state })}</li>
  );
});
