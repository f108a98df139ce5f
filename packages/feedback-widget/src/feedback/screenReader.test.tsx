import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen, waitFor } from '@testing-library/react';
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

/** What a screen reader announces while `act` runs: focus changes and live regions. */
async function announcedDuring(act: () => Promise<unknown>): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await act();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const thanked = (phrases: string[]) => phrases.filter((phrase) => /takk/i.test(phrase));

describe('a screen reader that follows focus announces', () => {
  test('the thank-you once, by its heading, with the adviser for questions', async () => {
    render(<Feedback type="smiley" onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
    const phrases = await announcedDuring(() => press('Send'));
    expect(thanked(phrases)).toEqual([
      expect.stringMatching(
        /^heading, Takk for tilbakemeldingen!, .*forsikringsrådgiveren din\., level 2$/,
      ),
    ]);
  });

  test('each step by its heading, then the thank-you', async () => {
    await renderAndSend({
      followup: { questions: [{ type: 'text', label: 'Hva manglet?' }], onSubmit: vi.fn() },
    });
    expect(await announcedDuring(() => press('Jeg har tid!'))).toContain(
      'heading, Steg 1 av 1, level 2',
    );
    await userEvent.type(screen.getByRole('textbox'), 'Prisen');
    expect(thanked(await announcedDuring(() => press('Send inn')))).toHaveLength(1);
  });

  test('the first invalid field, with its error', async () => {
    await renderAndSend({ contactQuestion: { onSubmit: vi.fn() } });
    const phrases = await announcedDuring(() => press('Sett meg på lista!'));
    expect(phrases.at(-1)).toMatch(/^textbox, E-post, .*invalid, required$/);
  });

  test('a failure, and the characters left from 90 %, politely', async () => {
    render(
      <Feedback
        type="smiley"
        maxLength={10}
        onSubmit={() => Promise.reject(new Error('offline'))}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
    const near = await announcedDuring(async () => {
      await userEvent.type(screen.getByRole('textbox'), '123456789');
      await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement(), {
        timeout: 3000,
      });
    });
    expect(near.filter((phrase) => phrase.startsWith('polite: '))).toEqual([
      'polite: 1 tegn igjen',
    ]);
    const failed = await announcedDuring(() => press('Send'));
    expect(failed.filter((phrase) => phrase.startsWith('polite: ')).join()).toContain(
      'Vi fikk ikke sendt det du har fylt ut.',
    );
  });
});
