import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { en, nn } from '../texts/feedback.texts';
import { Feedback, type SmileyFeedbackProps } from './Feedback';

let logged: MockInstance[];
beforeEach(() => {
  logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(() => {
  vi.useRealTimers();
  for (const level of logged) expect(level).not.toHaveBeenCalled();
});

function renderFeedback(props: Partial<SmileyFeedbackProps> = {}) {
  const onSubmit = vi.fn(props.onSubmit);
  const view = render(<Feedback type="smiley" {...props} onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup(), ...view };
}

const face = (name: string) => screen.getByRole('radio', { name });
const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });

async function expectNoFaults() {
  const { violations } = await axe.run(document.body, {
    // jsdom has no layout; browser tests check contrast and landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('question', () => {
  test('is a named group of five named faces, under a heading, with no choice', async () => {
    renderFeedback();
    const question = 'Hvor fornøyd er du med denne nettsiden?';
    expect(screen.getByRole('group', { name: question })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: question })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    for (const name of [
      'Veldig misfornøyd',
      'Litt misfornøyd',
      'Midt på treet',
      'Ganske fornøyd',
      'Veldig fornøyd',
    ]) {
      expect(face(name)).not.toBeChecked();
    }
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expectNoFaults();
  });

  test('works with the keyboard alone', async () => {
    const { user, onSubmit } = renderFeedback();
    await user.tab();
    await user.keyboard(' {ArrowRight}');
    expect(face('Litt misfornøyd')).toBeChecked();
    await user.tab();
    await user.keyboard('Fant ikke fram');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          feedbackValue: 2,
          intentionalSubmit: true,
          submissionId: expect.any(String),
          message: 'Fant ikke fram',
        },
      ],
    ]);
  });

  test('uses the given heading level', () => {
    renderFeedback({ headingLevel: 3 });
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });

  test('keeps two widgets on one page apart', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Feedback type="smiley" label="Hvordan er siden?" onSubmit={vi.fn()} />
        <Feedback type="smiley" label="Hvordan er appen?" onSubmit={vi.fn()} />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Midt på treet' });
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect(first).toBeChecked();
    expect(second).toBeChecked();
    await expectNoFaults();
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
    await expectNoFaults();
  });

  test('is kept when another face is chosen', async () => {
    const { user, onSubmit } = renderFeedback();
    await user.click(face('Litt misfornøyd'));
    await user.type(field(), 'Kanskje');
    await user.click(face('Veldig fornøyd'));
    expect(field()).toHaveValue('Kanskje');
    await user.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledWith({
      feedbackValue: 5,
      intentionalSubmit: true,
      submissionId: expect.any(String),
      message: 'Kanskje',
    });
  });

  test('counts user-perceived characters, and has no counter by default', async () => {
    const { user, rerender } = renderFeedback();
    await user.click(face('Veldig fornøyd'));
    expect(screen.queryByText(/ \/ /)).toBeNull();
    rerender(<Feedback type="smiley" maxLength={250} onSubmit={vi.fn()} />);
    fireEvent.change(field(), { target: { value: 'Fin 👨‍👩‍👧' } });
    expect(screen.getByText('5 / 250')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/5 \/ 250$/);
  });

  test('shows an error when it is too long, and is neither cut nor blocked', async () => {
    const { user, onSubmit } = renderFeedback({ maxLength: 10 });
    await user.click(face('Midt på treet'));
    await user.type(field(), 'Tretten tegn!');
    expect(field()).toHaveValue('Tretten tegn!');
    expect(screen.getByText('Du har skrevet 3 tegn for mye')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Du har skrevet 3 tegn for mye/);
    await expectNoFaults();
    await user.type(field(), '{Backspace}{Backspace}{Backspace}');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.type(field(), 'gn!');
    await user.click(button('Send'));
    expect(onSubmit.mock.calls[0]?.[0].message).toBe('Tretten tegn!');
  });

  test('announces the remaining characters from 90 % of the limit, once typing pauses', async () => {
    const { user } = renderFeedback({ maxLength: 10 });
    await user.click(face('Midt på treet'));
    vi.useFakeTimers();
    fireEvent.change(field(), { target: { value: '12345678' } });
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.change(field(), { target: { value: '123456789' } });
    act(() => void vi.advanceTimersByTime(900));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByRole('status')).toHaveTextContent('1 tegn igjen');
    fireEvent.change(field(), { target: { value: '123456789012' } });
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('Du har skrevet 2 tegn for mye');
    fireEvent.click(button('Avbryt'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('Send', () => {
  test('shows the thank-you with the adviser, and moves focus to it', async () => {
    const { user } = renderFeedback();
    const status = screen.getByRole('status');
    await user.click(face('Ganske fornøyd'));
    await user.click(button('Send'));
    const thanks = screen.getByRole('heading', { name: 'Takk for tilbakemeldingen!' });
    expect(thanks).toHaveFocus();
    expect(thanks).toHaveAccessibleDescription(/kontakte forsikringsrådgiveren din\.$/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('status')).toBe(status);
    await expectNoFaults();
  });

  test('shows that it is sending, keeps focus, and sends once although pressed several times', async () => {
    let accept = () => {};
    const { user, onSubmit } = renderFeedback({
      onSubmit: () =>
        new Promise<void>((resolve) => {
          accept = resolve;
        }),
    });
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
    expect(screen.getByRole('status')).toHaveTextContent('Sender');
    await expectNoFaults();
    button('Send').focus();
    await act(async () => accept());
    expect(screen.getByRole('heading', { name: 'Takk for tilbakemeldingen!' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('does not move focus that is elsewhere on the page', async () => {
    let accept = () => {};
    const { user } = renderFeedback({
      onSubmit: () =>
        new Promise<void>((resolve) => {
          accept = resolve;
        }),
    });
    render(<button type="button">Noe annet</button>);
    await user.click(face('Ganske fornøyd'));
    await user.click(button('Send'));
    button('Noe annet').focus();
    await act(async () => accept());
    expect(button('Noe annet')).toHaveFocus();
  });

  test('shows a failure, keeps text and focus, and retries', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderFeedback({ onSubmit });
    await user.click(face('Litt misfornøyd'));
    await user.type(field(), 'Treg side');
    await user.click(button('Send'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Vi fikk ikke sendt det du har fylt ut/);
    expect(field()).toHaveValue('Treg side');
    expect(button('Send')).toHaveFocus();
    await expectNoFaults();
    await user.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.calls[1]).toEqual(onSubmit.mock.calls[0]);
    expect(screen.getByRole('heading', { name: 'Takk for tilbakemeldingen!' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('leaving', () => {
  const unintended = {
    feedbackValue: 4,
    intentionalSubmit: false,
    submissionId: expect.any(String),
  };
  const ways = {
    'hiding the page': () => setHidden(true),
    'unloading the page': () => void fireEvent(window, new Event('pagehide')),
  };

  test.each(Object.entries(ways))('by %s sends the choice once, without text', async (_, leave) => {
    const { user, onSubmit, unmount } = renderFeedback();
    await user.click(face('Ganske fornøyd'));
    await user.type(field(), 'Halvferdig');
    leave();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    leave();
    unmount();
    expect(onSubmit.mock.calls).toEqual([[unintended]]);
  });

  test('by unmount sends the choice once, also in strict mode', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    const { unmount } = render(<Feedback type="smiley" onSubmit={onSubmit} />, {
      wrapper: StrictMode,
    });
    await user.click(face('Ganske fornøyd'));
    expect(onSubmit).not.toHaveBeenCalled();
    unmount();
    expect(onSubmit.mock.calls).toEqual([[unintended]]);
  });

  test('passes the choice to the callback of the latest render', async () => {
    const { user, onSubmit, rerender, unmount } = renderFeedback();
    await user.click(face('Ganske fornøyd'));
    const newer = vi.fn();
    rerender(<Feedback type="smiley" onSubmit={newer} />);
    unmount();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(newer.mock.calls).toEqual([[unintended]]);
  });
});

describe('props', () => {
  test('replace individual texts, such as the adviser', async () => {
    const { user } = renderFeedback({ texts: { adviser: 'bankrådgiveren din', send: 'Send inn' } });
    await user.click(face('Ganske fornøyd'));
    await user.click(button('Send inn'));
    expect(screen.getByText(/kontakte bankrådgiveren din/)).toBeVisible();
  });

  test.each([
    [nn, 'Kor nøgd er du med denne nettstaden?', 'nn'],
    [en, 'How satisfied are you with this website?', 'en'],
  ])('set the language of texts and lang attribute', (language, question, lang) => {
    renderFeedback({ language });
    expect(screen.getByRole('group', { name: question }).closest('[lang]')).toHaveAttribute(
      'lang',
      lang,
    );
  });

  test('replace the question and the faces', async () => {
    const { user } = renderFeedback({
      label: 'Hvordan var samtalen?',
      options: [
        { value: 1, label: 'Dårlig', textAreaLabel: 'Hva gikk galt?' },
        { value: 5, label: 'God' },
      ],
    });
    expect(screen.getByRole('group', { name: 'Hvordan var samtalen?' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.click(face('Dårlig'));
    expect(screen.getByRole('textbox', { name: 'Hva gikk galt?' })).toBeVisible();
  });

  test('add class and attributes to the root', () => {
    renderFeedback({ className: 'min', id: 'tilbakemelding' });
    expect(document.getElementById('tilbakemelding')).toHaveClass('fbw-root', 'min');
  });

  test('render on a server, and hydrate without a mismatch', () => {
    const widget = <Feedback type="smiley" maxLength={250} onSubmit={vi.fn()} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(widget);
    document.body.append(container);
    render(widget, { container, hydrate: true });
    expect(face('Midt på treet')).toBeVisible();
  });
});
