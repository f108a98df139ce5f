import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { FeedbackActions } from '../feedback-form/FeedbackActions';
import { FeedbackForm } from '../feedback-form/FeedbackForm';
import { FeedbackRoot } from '../feedback-root/FeedbackRoot';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import { TextQuestion } from '../text-question/TextQuestion';
import { en } from '../texts/feedback.texts';
import { Feedback, type SmileyFeedbackProps } from './Feedback';
import { DoneFeedback, FoundFeedback } from './presets';

// The stories show each state with its texts and its focus, and check it with axe.

function renderFeedback(props: Partial<SmileyFeedbackProps> = {}) {
  const onSubmit = vi.fn(props.onSubmit);
  const view = render(<Feedback type="smiley" {...props} onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup(), ...view };
}

const face = (name: string) => screen.getByRole('radio', { name });
const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** A callback that accepts the submission when the test says so. */
function acceptLater() {
  let accept = () => {};
  const onSubmit = () => new Promise<void>((resolve) => (accept = resolve));
  return { onSubmit, accept: () => act(async () => accept()) };
}

describe('question', () => {
  test('works with the keyboard alone', async () => {
    const { user, onSubmit } = renderFeedback();
    expect(screen.queryByRole('button')).toBeNull();
    await user.tab();
    await user.keyboard(' {ArrowRight}');
    expect(face('Litt misfornøyd')).toBeChecked();
    await user.tab();
    await user.keyboard('Fant ikke fram');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      feedbackValue: 2,
      intentionalSubmit: true,
      submissionId: expect.any(String),
      message: 'Fant ikke fram',
    });
  });

  test('keeps two widgets on one page apart', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Feedback type="smiley" onSubmit={vi.fn()} />
        <Feedback type="smiley" onSubmit={vi.fn()} />
      </>,
    );
    const faces = screen.getAllByRole('radio', { name: 'Midt på treet' });
    for (const each of faces) await user.click(each);
    for (const each of faces) expect(each).toBeChecked();
  });

  test('sends several choices in the order shown', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    const options = [
      { value: 'app', label: 'Appen' },
      { value: 'nett', label: 'Nettsiden' },
    ];
    render(<Feedback type="checkbox" label="Hva?" options={options} onSubmit={onSubmit} />);
    await user.click(screen.getByRole('checkbox', { name: 'Nettsiden' }));
    await user.click(screen.getByRole('checkbox', { name: 'Appen' }));
    await user.click(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0].feedbackValue).toEqual(['app', 'nett']);
  });
});

describe('nps', () => {
  test('asks for a number from 0 to 10 with names at both ends, by keyboard too, and has a neutral prompt', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Feedback type="nps" onSubmit={onSubmit} />);
    expect(screen.getAllByRole('radio')).toHaveLength(11);
    for (const name of ['0 Ikke sannsynlig', '1', '9', '10 Svært sannsynlig'])
      expect(face(name)).toBeVisible();
    const question = 'Hvor sannsynlig er det at du vil anbefale oss til andre?';
    expect(screen.getByRole('group', { name: question })).toBeVisible();
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('textbox', { name: 'Vil du si noe mer? (valgfritt)' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await user.click(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0].feedbackValue).toBe(0);
  });
});

describe('text', () => {
  test.each([
    ['Veldig misfornøyd', /^Det var leit/],
    ['Litt misfornøyd', /^Det var leit/],
    ['Midt på treet', /^Hva skal til/],
    ['Ganske fornøyd', /^Så bra/],
    ['Veldig fornøyd', /^Så bra/],
  ])('has a label that matches %s', async (name, prompt) => {
    const { user } = renderFeedback();
    await user.click(face(name));
    expect(screen.getByRole('textbox', { name: prompt })).toHaveAttribute('rows', '4');
    expect(field()).toHaveAccessibleDescription(/^Ikke skriv personlige opplysninger\. /);
  });

  test('is kept when another face is chosen', async () => {
    const { user, onSubmit } = renderFeedback();
    await user.click(face('Litt misfornøyd'));
    await user.type(field(), 'Kanskje');
    await user.click(face('Veldig fornøyd'));
    expect(field()).toHaveValue('Kanskje');
    await user.click(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ feedbackValue: 5, message: 'Kanskje' });
  });

  test('announces the remaining characters from 90 % of the limit, once typing pauses', async () => {
    const { user } = renderFeedback({ maxLength: 10 });
    const status = screen.getByRole('status');
    const typeThenWait = (value: string, ms: number) => {
      fireEvent.change(field(), { target: { value } });
      act(() => void vi.advanceTimersByTime(ms));
    };
    await user.click(face('Midt på treet'));
    vi.useFakeTimers();
    typeThenWait('12345678', 5000);
    expect(status).toBeEmptyDOMElement();
    typeThenWait('123456789', 900);
    expect(status).toBeEmptyDOMElement();
    act(() => void vi.advanceTimersByTime(100));
    expect(status).toHaveTextContent('1 tegn igjen');
    typeThenWait('123456789012', 1000);
    expect(status).toHaveTextContent('Du har skrevet 2 tegn for mye');
    fireEvent.click(button('Avbryt'));
    expect(status).toBeEmptyDOMElement();
  });
});

describe('text question', () => {
  test('sends the text, and shows no second text field', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Feedback type="text" label="Hva savner du?" maxLength={20} onSubmit={onSubmit} />);
    await user.type(screen.getByRole('textbox', { name: 'Hva savner du?' }), 'Prisen');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0].feedbackValue).toBe('Prisen');
  });

  test('keeps focus in the field when it is emptied and after Avbryt, also when composed of components', async () => {
    const user = userEvent.setup();
    render(
      <FeedbackRoot onSubmit={vi.fn()}>
        <FeedbackForm>
          <TextQuestion label="Hva?" />
          <FeedbackActions />
        </FeedbackForm>
      </FeedbackRoot>,
    );
    await user.type(field(), 'Ja');
    await user.click(button('Avbryt'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('Nei{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(field()).toHaveFocus();
  });
});

describe('Send', () => {
  test('sends once although it is pressed several times, and locks the input meanwhile', async () => {
    const { onSubmit: submit, accept } = acceptLater();
    const { user, onSubmit } = renderFeedback({ onSubmit: submit });
    await user.click(face('Ganske fornøyd'));
    await user.type(field(), 'Fint');
    await user.click(button('Send'));
    await user.click(button('Send'));
    await user.click(button('Avbryt'));
    await user.click(face('Veldig misfornøyd'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(face('Ganske fornøyd')).toBeChecked();
    expect(button('Send')).toBeEnabled();
    expect(button('Send')).toHaveAttribute('aria-disabled', 'true');
    expect(field()).toHaveAttribute('readonly');
    button('Send').focus();
    await accept();
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('keeps the focus after a failure, and retries', async () => {
    const { user, onSubmit } = renderFeedback({
      onSubmit: vi.fn().mockRejectedValueOnce(new Error('offline')),
    });
    await user.click(face('Litt misfornøyd'));
    await user.click(button('Send'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Vi fikk ikke sendt det du har fylt ut/);
    expect(button('Send')).toHaveFocus();
    await user.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('announces a delivery that ends while focus is elsewhere, and does not move focus', async () => {
    const { onSubmit, accept } = acceptLater();
    const questions = [{ type: 'text', label: 'Hva?' } as const];
    const { user } = renderFeedback({ onSubmit, followup: { questions, onSubmit: vi.fn() } });
    render(<input aria-label="Søk" />);
    await user.click(face('Midt på treet'));
    await user.click(button('Send'));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Sender');
    await user.click(screen.getByRole('textbox', { name: 'Søk' }));
    await accept();
    expect(screen.getByRole('textbox', { name: 'Søk' })).toHaveFocus();
    expect(status).toHaveTextContent(/^Takk for tilbakemeldingen!$/);
    await user.click(button('Jeg har tid!'));
    expect(heading('Steg 1 av 1')).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
  });
});

test('hiding, leaving and an unmount send the choice once together, to the callback of the latest render, also in strict mode', async () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const { rerender, unmount } = render(<Feedback onSubmit={older} />, { wrapper: StrictMode });
  await user.click(face('Ganske fornøyd'));
  await user.type(field(), 'Halvferdig');
  rerender(<Feedback onSubmit={newer} />);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(newer).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  hidden.mockRestore();
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledExactlyOnceWith({
    feedbackValue: 4,
    intentionalSubmit: false,
    submissionId: expect.any(String),
  });
});

describe('props', () => {
  test('replace individual texts, and keep the default of undefined ones', async () => {
    const { user } = renderFeedback({
      texts: { adviser: 'bankrådgiveren din', send: 'Send inn', question: undefined },
      headingLevel: 3,
    });
    const question = 'Hvor fornøyd er du med denne nettsiden?';
    expect(screen.getByRole('heading', { level: 3, name: question })).toBeVisible();
    await user.click(face('Ganske fornøyd'));
    await user.click(button('Send inn'));
    expect(screen.getByText(/kontakte bankrådgiveren din/)).toBeVisible();
  });

  test('change language and texts of a preset', () => {
    const { rerender } = render(<FoundFeedback onSubmit={vi.fn()} />);
    expect(screen.getByRole('group', { name: 'Fant du det du lette etter?' })).toBeVisible();
    rerender(<FoundFeedback language={en} texts={{ yes: 'Sure' }} onSubmit={vi.fn()} />);
    const question = 'Did you find what you were looking for?';
    expect(screen.getByRole('group', { name: question })).toBeVisible();
    expect(face('Sure')).toBeVisible();
  });

  test.each([
    ['texts', null],
    ['language', null],
    ['headingLevel', null],
    ['headingLevel', 9],
    ['headingLevel', 'stor'],
  ])('count as missing when a page without types passes %s as %s', (prop, value) => {
    render(<Feedback type="smiley" onSubmit={vi.fn()} {...{ [prop]: value }} />);
    expect(heading('Hvor fornøyd er du med denne nettsiden?').tagName).toBe('H2');
    expect(face('Midt på treet')).toBeVisible();
  });

  test('render on a server, and hydrate without a mismatch', () => {
    const complaints = vi.spyOn(console, 'error');
    const widget = <Feedback type="smiley" maxLength={250} onSubmit={vi.fn()} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(widget);
    render(widget, { container, hydrate: true });
    expect(face('Midt på treet')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });

  const ref = createRef<HTMLDivElement>();
  const root = { ref, className: 'min', id: 'tilbakemelding', onSubmit: vi.fn() };
  test.each([
    ['Feedback', <Feedback key="a" {...root} />],
    ['DoneFeedback', <DoneFeedback key="b" {...root} />],
    ['FoundFeedback', <FoundFeedback key="c" {...root} />],
    ['FeedbackRoot', <FeedbackRoot key="d" {...root} />],
  ])('add ref, class and attributes to the root element of %s', (_, widget) => {
    const { container, unmount } = render(widget);
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveClass('fbw-root', 'min');
    expect(ref.current).toHaveAttribute('id', 'tilbakemelding');
    unmount();
    expect(ref.current).toBeNull();
  });

  test('pass state and actions of the visitor to actionsRef', async () => {
    const actions = createRef<FeedbackHandle>();
    render(<Feedback actionsRef={actions} onSubmit={vi.fn()} />);
    await userEvent.click(face('Midt på treet'));
    expect(actions.current?.state).toMatchObject({ phase: 'chosen', value: 3 });
    act(() => actions.current?.cancel());
    expect(face('Midt på treet')).not.toBeChecked();
  });

  test('pass choices and states to the callbacks of the latest render', async () => {
    const [older, onChoose, onStateChange] = [vi.fn(), vi.fn(), vi.fn()];
    const { rerender } = render(
      <DoneFeedback onChoose={older} onStateChange={older} onSubmit={vi.fn()} />,
    );
    rerender(<DoneFeedback {...{ onChoose, onStateChange }} onSubmit={vi.fn()} />);
    await userEvent.click(face('Nei'));
    expect(older).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('nei');
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ phase: 'chosen', value: 'nei' });
  });

  test('give the type of the options to the callback', () => {
    const options = [
      { value: 1, label: 'Én' },
      { value: 'flere', label: 'Flere' },
    ] as const;
    const typed = [
      <Feedback
        key="smiley"
        type="smiley"
        onSubmit={({ feedbackValue }) => expectTypeOf(feedbackValue).toEqualTypeOf<number>()}
      />,
      <Feedback
        key="radio"
        type="radio"
        label="Hvor mange?"
        options={[...options]}
        onSubmit={({ feedbackValue }) => expectTypeOf(feedbackValue).toEqualTypeOf<1 | 'flere'>()}
      />,
      <Feedback
        key="checkbox"
        type="checkbox"
        label="Hvilke?"
        options={[...options]}
        onSubmit={({ feedbackValue }) =>
          expectTypeOf(feedbackValue).toEqualTypeOf<readonly (1 | 'flere')[]>()
        }
      />,
      <Feedback
        key="text"
        type="text"
        label="Hva?"
        onSubmit={({ feedbackValue }) => expectTypeOf(feedbackValue).toEqualTypeOf<string>()}
      />,
    ];
    expectTypeOf(typed).toBeArray();
  });
});

test('in the shadow root of another component, moves focus to the thank-you, but not from elsewhere', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const shadow = inner.attachShadow({ mode: 'open' });
  const other = (outer.shadowRoot as ShadowRoot).appendChild(document.createElement('input'));
  const find = (selector: string) => shadow.querySelector(selector) as HTMLElement;
  /** Sends an answer while an element has the focus. */
  function send(focused: () => HTMLElement) {
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    act(() => root.render(<Feedback type="smiley" onSubmit={vi.fn()} />));
    act(() => find('input').click());
    act(() => {
      focused().focus();
      find('[type=submit]').click();
    });
    return root;
  }
  const first = send(() => find('[type=submit]'));
  expect(shadow.activeElement).toHaveTextContent('Takk for tilbakemeldingen!');
  act(() => first.unmount());
  const second = send(() => other);
  expect(find('h2')).toHaveTextContent('Takk');
  expect((other.getRootNode() as ShadowRoot).activeElement).toBe(other);
  act(() => second.unmount());
  outer.remove();
});
