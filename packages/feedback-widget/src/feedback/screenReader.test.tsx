import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Feedback, type SmileyFeedbackProps } from './Feedback';
import { DoneFeedback } from './presets';

afterEach(() => virtual.stop());

/** Every phrase a reader hears from the top of the page to its end. */
async function heard(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function answered(props: Partial<SmileyFeedbackProps>) {
  render(<Feedback type="smiley" onSubmit={vi.fn()} {...props} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
  await press('Send');
}

describe('a screen reader hears', () => {
  it('the question, the faces by name, the text with its help, and the buttons', async () => {
    render(<Feedback type="smiley" maxLength={250} onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
    expect(await heard()).toMatchSnapshot();
  });

  it('Ja and Nei, and what to say more', async () => {
    render(<DoneFeedback onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Nei' }));
    expect(await heard()).toMatchSnapshot();
  });

  it('the invitation, then each step with its place, then the thank-you', async () => {
    await answered({
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
    const invitation = await heard();
    await press('Jeg har tid!');
    const first = await heard();
    await press('Neste');
    const last = await heard();
    await userEvent.type(screen.getByRole('textbox'), 'Prisen');
    await press('Send inn');
    expect({ invitation, first, last, thanks: await heard() }).toMatchSnapshot();
  });

  it('the contact form, its errors with their fields, and the last thank-you', async () => {
    await answered({ contactQuestion: { withPhone: true, onSubmit: vi.fn() } });
    const empty = await heard();
    await press('Sett meg på lista!');
    const wrong = await heard();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'kari@example.no');
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '22334455');
    await press('Sett meg på lista!');
    expect({ empty, wrong, thanks: await heard() }).toMatchSnapshot();
  });
});
