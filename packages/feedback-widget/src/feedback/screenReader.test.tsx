import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Feedback, type SmileyFeedbackProps } from './Feedback';
import { DoneFeedback } from './presets';

afterEach(() => virtual.stop());

/** Every phrase that a screen reader reads from the top of the page to its end. */
async function readPage(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function renderAndSend(props: Partial<SmileyFeedbackProps>) {
  render(<Feedback type="smiley" onSubmit={vi.fn()} {...props} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
  await press('Send');
}

// The screen reader's own words are English: 'heading', 'radio', 'required'. The texts are the widget's.
describe('a screen reader that reads a page in bokmål reads', () => {
  test('the question, the faces by name, the text with its help, and the buttons', async () => {
    render(<Feedback type="smiley" maxLength={250} onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
    expect(await readPage()).toMatchSnapshot();
  });

  test('Ja and Nei, and the question for more text', async () => {
    render(<DoneFeedback onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Nei' }));
    expect(await readPage()).toMatchSnapshot();
  });

  test('the invitation, then each step with its number, then the thank-you', async () => {
    await renderAndSend({
      followup: {
        questions: [
          {
            type: 'radio',
            label: 'Hva skulle du gjøre?',
            options: [{ value: 'se', label: 'Se forsikringene mine' }],
          },
          { type: 'text', label: 'Hva manglet?' },
        ],
        onSubmit: vi.fn(),
      },
    });
    const invitation = await readPage();
    await press('Jeg har tid!');
    const first = await readPage();
    await press('Neste');
    const last = await readPage();
    await userEvent.type(screen.getByRole('textbox'), 'Prisen');
    await press('Send inn');
    expect({ invitation, first, last, thanks: await readPage() }).toMatchSnapshot();
  });

  test('the contact form, its errors with their fields, and the last thank-you', async () => {
    await renderAndSend({ contactQuestion: { withPhone: true, onSubmit: vi.fn() } });
    const empty = await readPage();
    await press('Sett meg på lista!');
    const wrong = await readPage();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'kari@example.no');
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '22334455');
    await press('Sett meg på lista!');
    expect({ empty, wrong, thanks: await readPage() }).toMatchSnapshot();
  });
});
