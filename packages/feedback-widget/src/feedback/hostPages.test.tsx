import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import { FeedbackActions } from '../feedback-form/FeedbackActions';
import { FeedbackForm } from '../feedback-form/FeedbackForm';
import { FeedbackRoot } from '../feedback-root/FeedbackRoot';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { TextQuestion } from '../text-question/TextQuestion';
import { Feedback } from './Feedback';
import { DoneFeedback } from './presets';

afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const questions: FollowupQuestion[] = ['Hva?', 'Hvor?', 'Når?'].map((label) => ({
  type: 'text',
  label,
}));

async function renderAndSend(props: Partial<Parameters<typeof Feedback>[0]> = {}) {
  const user = userEvent.setup();
  const view = render(<Feedback type="smiley" onSubmit={vi.fn()} {...(props as object)} />);
  await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
  await user.click(button('Send'));
  return { user, ...view };
}

describe('text question', () => {
  const ask = (onSubmit = vi.fn()) => {
    render(<Feedback type="text" label="Hva savner du?" maxLength={20} onSubmit={onSubmit} />);
    return { onSubmit, user: userEvent.setup(), field: screen.getByRole('textbox') };
  };

  test('sends the text, and shows no second text field', async () => {
    const { onSubmit, user, field } = ask();
    expect(field).toHaveAccessibleName('Hva savner du?');
    await user.type(field, 'Prisen');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(button('Send'));
    expect(onSubmit.mock.calls).toEqual([
      [{ feedbackValue: 'Prisen', intentionalSubmit: true, submissionId: expect.any(String) }],
    ]);
  });

  test('sends nothing when the page is left', async () => {
    const { onSubmit, user, field } = ask();
    await user.type(field, 'Ring 91234567');
    fireEvent(window, new Event('pagehide'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('keeps focus in the field when it is emptied, and after Avbryt', async () => {
    const { user, field } = ask();
    await user.type(field, 'Ja');
    await user.click(button('Avbryt'));
    expect(field).toHaveFocus();
    await user.keyboard('Nei{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(field).toHaveFocus();
  });

  test('can be composed of components', async () => {
    const user = userEvent.setup();
    render(
      <FeedbackRoot onSubmit={vi.fn()}>
        <FeedbackForm>
          <TextQuestion label="Hva?" />
          <FeedbackActions />
        </FeedbackForm>
      </FeedbackRoot>,
    );
    await user.type(screen.getByRole('textbox'), 'Pris');
    await user.click(button('Avbryt'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('delivery that ends while focus is elsewhere', () => {
  test('is announced by the live region, and does not move focus', async () => {
    const user = userEvent.setup();
    let accept = () => {};
    const onSubmit = () => new Promise<void>((resolve) => (accept = resolve));
    const followup = { questions, onSubmit: vi.fn() };
    render(
      <>
        <input aria-label="Søk" />
        <Feedback type="smiley" onSubmit={onSubmit} followup={followup} />
      </>,
    );
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.click(button('Send'));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Sender');
    await user.click(screen.getByRole('textbox', { name: 'Søk' }));
    await act(async () => accept());
    expect(screen.getByRole('textbox', { name: 'Søk' })).toHaveFocus();
    expect(status).toHaveTextContent(/^Takk for tilbakemeldingen!$/);
    await user.click(button('Jeg har tid!'));
    expect(heading('Steg 1 av 3')).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
  });

  test('is announced once when focus moved to the thank-you', async () => {
    await renderAndSend();
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('texts', () => {
  test('keep their defaults when they are undefined', () => {
    render(<DoneFeedback texts={{ questionDone: undefined, yes: undefined }} onSubmit={vi.fn()} />);
    expect(heading('Fikk du gjort det du skulle?')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Ja' })).toBeVisible();
  });
});

describe('page without types', () => {
  test.each([
    ['texts', null],
    ['language', null],
    ['headingLevel', null],
    ['headingLevel', 9],
    ['headingLevel', 'stor'],
  ])('gets the default widget when it passes %s as %s', (prop, value) => {
    render(<Feedback type="smiley" onSubmit={vi.fn()} {...{ [prop]: value }} />);
    const question = heading('Hvor fornøyd er du med denne nettsiden?');
    expect(question.tagName).toBe('H2');
    expect(screen.getByRole('radio', { name: 'Midt på treet' })).toBeVisible();
  });
});

describe('follow-up', () => {
  const onSubmit = vi.fn();

  test('shows the focused thank-you when the prop is removed', async () => {
    const { user, rerender } = await renderAndSend({ followup: { questions, onSubmit } });
    await user.click(button('Jeg har tid!'));
    rerender(<Feedback type="smiley" onSubmit={onSubmit} />);
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
  });

  test('is left out without questions, and logs this once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const followup = { onSubmit } as never;
    const { rerender } = await renderAndSend({ followup });
    rerender(<Feedback type="smiley" onSubmit={onSubmit} followup={followup} />);
    expect(heading('Takk for tilbakemeldingen!')).toBeVisible();
    expect(logged.mock.calls).toEqual([['feedback-widget: followup has no questions.']]);
    logged.mockRestore();
  });
});

describe('Enter in an empty e-mail field', () => {
  test('announces the error although focus cannot move, until text is entered', async () => {
    const { user } = await renderAndSend({ contactQuestion: { onSubmit: vi.fn() } });
    const status = screen.getByRole('status');
    await user.click(screen.getByRole('textbox', { name: 'E-post' }));
    await user.keyboard('{Enter}');
    expect(status).toHaveTextContent('Du må oppgi e-postadresse for at vi kan kontakte deg');
    await user.keyboard('k');
    expect(status).toBeEmptyDOMElement();
    await user.click(button('Sett meg på lista!'));
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
  });

  test('announces nothing more after the visitor declines', async () => {
    const { user } = await renderAndSend({ contactQuestion: { onSubmit: vi.fn() } });
    await user.click(screen.getByRole('textbox', { name: 'E-post' }));
    await user.keyboard('{Enter}');
    await user.click(button('Nei takk'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('policy', () => {
  test.each([25 * 86_400_000, Number.POSITIVE_INFINITY, Number.NaN])(
    'does not ask at once with a delay of %d ms',
    (delayMs) => {
      vi.useFakeTimers();
      const policy: FeedbackPolicy = { delayMs: () => delayMs, onAsked: vi.fn() };
      render(<Feedback type="smiley" policy={policy} onSubmit={vi.fn()} />);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(policy.onAsked).not.toHaveBeenCalled();
      expect(screen.queryByRole('heading')).toBeNull();
    },
  );
});

describe('inside the shadow root of another component', () => {
  function renderInShadow() {
    const outer = document.body.appendChild(document.createElement('div'));
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const shadow = inner.attachShadow({ mode: 'open' });
    const other = (outer.shadowRoot as ShadowRoot).appendChild(document.createElement('input'));
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    act(() => root.render(<Feedback type="smiley" onSubmit={vi.fn()} />));
    const press = (selector: string) =>
      act(() => {
        const node = shadow.querySelector<HTMLElement>(selector) as HTMLElement;
        node.focus();
        node.click();
      });
    const close = () => {
      act(() => root.unmount());
      outer.remove();
    };
    return { shadow, other, press, close };
  }

  test('moves focus to the thank-you', () => {
    const { shadow, press, close } = renderInShadow();
    press('input');
    press('[type=submit]');
    expect(shadow.activeElement).toHaveTextContent('Takk for tilbakemeldingen!');
    close();
  });

  test('does not move focus from elsewhere in that component', () => {
    const { shadow, other, press, close } = renderInShadow();
    press('input');
    act(() => {
      const send = shadow.querySelector('[type=submit]') as HTMLElement;
      other.focus();
      send.click();
    });
    expect(shadow.querySelector('h2')).toHaveTextContent('Takk');
    expect((other.getRootNode() as ShadowRoot).activeElement).toBe(other);
    close();
  });
});

describe('types', () => {
  test('accept options of both numbers and strings', () => {
    render(
      <Feedback
        type="radio"
        label="Hvor mange?"
        options={[
          { value: 1, label: 'Én' },
          { value: 'flere', label: 'Flere' },
        ]}
        onSubmit={({ feedbackValue }) => expectTypeOf(feedbackValue).toEqualTypeOf<1 | 'flere'>()}
      />,
    );
    render(
      <Feedback
        type="checkbox"
        label="Hvilke?"
        options={[
          { value: 1, label: 'Én' },
          { value: 'b', label: 'B' },
        ]}
        onSubmit={({ feedbackValue }) =>
          expectTypeOf(feedbackValue).toEqualTypeOf<readonly (1 | 'b')[]>()
        }
      />,
    );
    render(
      <Feedback
        type="text"
        label="Hva?"
        onSubmit={({ feedbackValue }) => expectTypeOf(feedbackValue).toEqualTypeOf<string>()}
      />,
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
