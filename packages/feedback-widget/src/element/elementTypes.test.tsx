import type { ComponentProps } from 'react';
import type { SvelteHTMLElements } from 'svelte/elements';
import { describe, expectTypeOf, test } from 'vitest';
import type { GlobalComponents } from 'vue';
import type { FollowupAnswer } from '../flow/feedbackQuestion';
import type { ElementSubmission, SubmissionEvent, TilbakemeldingWidget } from './react';
import type {} from './svelte';
import type {} from './vue';

describe('types of the element', () => {
  test('include its events on the page and on the element', () => {
    const listen = (widget: TilbakemeldingWidget) => {
      widget.addEventListener('feedback-submit', (event) => {
        expectTypeOf(event.detail).toEqualTypeOf<ElementSubmission>();
        expectTypeOf(event.detail.submissionId).toEqualTypeOf<string>();
      });
      widget.addEventListener('feedback-followup', ({ detail }) => {
        expectTypeOf(detail).toEqualTypeOf<readonly FollowupAnswer[]>();
      });
      document.addEventListener('feedback-choose', ({ detail }) => {
        expectTypeOf(detail).toEqualTypeOf<ElementSubmission['feedbackValue']>();
      });
    };
    expectTypeOf(listen).toBeFunction();
  });

  test('accept attributes, properties and listeners in React', () => {
    const page = () => (
      <tilbakemelding-widget
        type="radio"
        max-length={250}
        heading-level="3"
        contact="phone"
        options={[{ value: 'nett', label: 'På nett' }]}
        className="boks"
        ref={(widget) => void widget?.options}
        onfeedback-submit={(event) => event.waitUntil(Promise.resolve(event.detail.feedbackValue))}
      />
    );
    expectTypeOf(page).toBeFunction();
    // @ts-expect-error: this kind of question does not exist.
    const wrong = () => <tilbakemelding-widget type="stars" />;
    expectTypeOf(wrong).toBeFunction();
    type Props = ComponentProps<'tilbakemelding-widget'>;
    expectTypeOf<Props['onfeedback-submit']>().toEqualTypeOf<
      ((event: SubmissionEvent<ElementSubmission>) => void) | undefined
    >();
  });

  test('accept the same in Svelte', () => {
    type Props = SvelteHTMLElements['tilbakemelding-widget'];
    expectTypeOf<{ type: 'stars' }>().not.toExtend<Props>();
    expectTypeOf<{ type: 'nps'; 'max-length': 250; class: 'boks' }>().toExtend<Props>();
    expectTypeOf<Props['onfeedback-submit']>().toEqualTypeOf<
      ((event: SubmissionEvent<ElementSubmission>) => void) | undefined
    >();
  });

  test('accept the same in Vue templates', () => {
    type Props = InstanceType<GlobalComponents['tilbakemelding-widget']>['$props'];
    expectTypeOf<Props['maxLength']>().toExtend<number | string | undefined>();
    expectTypeOf<Props['type']>().toExtend<string | undefined>();
    expectTypeOf<Props['onFeedbackSubmit']>().toEqualTypeOf<
      ((event: SubmissionEvent<ElementSubmission>) => void) | undefined
    >();
  });
});
