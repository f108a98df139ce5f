import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { en } from '../texts/feedback.texts';
import { Feedback, type SmileyFeedbackProps } from './Feedback';
import { DoneFeedback, FoundFeedback } from './presets';

let logged: MockInstance[];
beforeEach(() => {
  logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(() => {
  for (const level of logged) expect(level).not.toHaveBeenCalled();
});

const questions: FollowupQuestion[] = [
  {
    type: 'radio',
    name: 'oppgave',
    label: 'Hva skulle du gjøre?',
    options: [
      { value: 'se', label: 'Se forsikringene mine' },
      { value: 'kjope', label: 'Kjøpe forsikring' },
    ],
  },
  {
    type: 'checkbox',
    label: 'Hvor lette du?',
    options: [
      { value: 'oversikt', label: 'Oversikten' },
      { value: 'profil', label: 'Profilen' },
    ],
  },
  { type: 'text', label: 'Hva manglet?' },
  { type: 'text', label: 'Hva var bra?', maxLength: 250 },
];

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const box = (name: string) => screen.getByRole('textbox', { name });

async function expectNoFaults() {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
}

/** Chooses a face and sends it. */
async function renderAndSend(props: Partial<SmileyFeedbackProps>) {
  const user = userEvent.setup();
  const view = render(<Feedback type="smiley" onSubmit={vi.fn()} {...props} />);
  await user.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
  await user.click(button('Send'));
  return { user, ...view };
}

describe('follow-up', () => {
  test('asks step by step, with focus on each heading and an empty field, and sends all answers once', async () => {
    const onSubmit = vi.fn();
    const { user, unmount } = await renderAndSend({ followup: { questions, onSubmit } });
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    await expectNoFaults();
    await user.click(button('Jeg har tid!'));
    expect(heading('Steg 1 av 4')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Takk for tilbakemeldingen!' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Kjøpe forsikring' }));
    await expectNoFaults();
    await user.click(button('Neste'));
    expect(heading('Steg 2 av 4')).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Profilen' }));
    await user.click(screen.getByRole('checkbox', { name: 'Oversikten' }));
    await expectNoFaults();
    await user.click(button('Neste'));
    await user.type(box('Hva manglet?'), 'Prisen');
    expect(box('Hva manglet?')).toHaveAttribute('rows', '5');
    await user.click(button('Neste'));
    expect(box('Hva var bra?')).toHaveValue('');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(button('Send inn'));
    expect(heading('Takk, igjen!')).toHaveFocus();
    await expectNoFaults();
    unmount();
    expect(onSubmit.mock.calls).toEqual([
      [
        [
          { name: 'oppgave', label: 'Hva skulle du gjøre?', type: 'radio', value: 'kjope' },
          {
            name: 'Hvor lette du?',
            label: 'Hvor lette du?',
            type: 'checkbox',
            value: ['oversikt', 'profil'],
          },
          { name: 'Hva manglet?', label: 'Hva manglet?', type: 'text', value: 'Prisen' },
        ],
        { submissionId: expect.any(String) },
      ],
    ]);
  });

  test('is declined with Nei takk: keeps the thank-you, and does not ask for contact', async () => {
    const followup = { questions, onSubmit: vi.fn() };
    const { user } = await renderAndSend({ followup, contactQuestion: { onSubmit: vi.fn() } });
    await user.click(button('Nei takk'));
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(followup.onSubmit).not.toHaveBeenCalled();
  });
});

describe('contact', () => {
  test('asks for e-mail and by default no phone number, and shows the thank-you', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderAndSend({ contactQuestion: { onSubmit } });
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(box('E-post')).toHaveAttribute('autocomplete', 'email');
    expect(box('E-post')).toBeRequired();
    expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
    await user.type(box('E-post'), ' kari@example.no ');
    await user.click(button('Sett meg på lista!'));
    expect(onSubmit.mock.calls).toEqual([
      [{ email: 'kari@example.no', submissionId: expect.any(String) }],
    ]);
    expect(heading('Takk for tiden din!')).toHaveFocus();
    expect(heading('Takk for tiden din!')).toHaveAccessibleDescription(/forsikringsrådgiver/);
  });

  test('moves focus to the first invalid field, connects errors to fields, and removes corrected ones', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderAndSend({ contactQuestion: { withPhone: true, onSubmit } });
    expect(box('Telefonnummer')).toHaveAttribute('autocomplete', 'tel');
    await user.click(button('Sett meg på lista!'));
    expect(box('E-post')).toHaveFocus();
    expect(box('E-post')).toBeInvalid();
    expect(box('E-post')).toHaveAccessibleDescription(
      'Du må oppgi e-postadresse for at vi kan kontakte deg',
    );
    expect(box('Telefonnummer')).toHaveAccessibleDescription(
      'Du må oppgi telefonnummer for at vi kan kontakte deg',
    );
    await expectNoFaults();
    await user.type(box('E-post'), 'kari@');
    expect(box('E-post')).toHaveAccessibleDescription('Skriv inn en gyldig e-postadresse');
    await user.type(box('E-post'), 'example.no');
    expect(box('E-post')).not.toHaveAttribute('aria-invalid');
    await user.type(box('Telefonnummer'), '2233');
    await user.click(button('Sett meg på lista!'));
    expect(box('Telefonnummer')).toHaveFocus();
    expect(box('Telefonnummer')).toHaveAccessibleDescription('Skriv inn et gyldig telefonnummer');
    await user.type(box('Telefonnummer'), ' 4455');
    expect(box('Telefonnummer')).not.toHaveAttribute('aria-invalid');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([
      [{ email: 'kari@example.no', phone: '2233 4455', submissionId: expect.any(String) }],
    ]);
  });

  test('shows no error before the first attempt', async () => {
    const { user } = await renderAndSend({ contactQuestion: { onSubmit: vi.fn() } });
    await user.type(box('E-post'), 'kari');
    expect(box('E-post')).not.toHaveAttribute('aria-invalid');
  });

  test('comes after the follow-up, and can be declined', async () => {
    const { user } = await renderAndSend({
      followup: { questions: [{ type: 'text', label: 'Hva manglet?' }], onSubmit: vi.fn() },
      contactQuestion: { onSubmit: vi.fn() },
      texts: { sender: 'Eksempelbanken' },
    });
    await user.click(button('Jeg har tid!'));
    await user.type(box('Hva manglet?'), 'Prisen');
    await user.click(button('Send inn'));
    expect(heading('Kan Eksempelbanken kontakte deg?')).toBeVisible();
    await user.click(button('Nei takk'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(heading('Takk, igjen!')).toHaveFocus();
  });
});

describe('other questions', () => {
  test('offer Ja and Nei for Fikk du gjort det du skulle?', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<DoneFeedback onSubmit={onSubmit} />);
    expect(screen.getByRole('group', { name: 'Fikk du gjort det du skulle?' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Ja' }));
    expect(box('Vil du si noe mer? (valgfritt)')).toBeVisible();
    await expectNoFaults();
    await user.click(button('Send'));
    expect(onSubmit.mock.calls).toEqual([
      [{ feedbackValue: 'ja', intentionalSubmit: true, submissionId: expect.any(String) }],
    ]);
  });

  test('show Fant du det du lette etter? in another language, with other texts', () => {
    const { rerender } = render(<FoundFeedback onSubmit={vi.fn()} />);
    expect(screen.getByRole('group', { name: 'Fant du det du lette etter?' })).toBeVisible();
    rerender(<FoundFeedback language={en} texts={{ yes: 'Sure' }} onSubmit={vi.fn()} />);
    expect(
      screen.getByRole('group', { name: 'Did you find what you were looking for?' }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Sure' })).toBeVisible();
  });

  test('send several choices in the order shown', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <Feedback
        type="checkbox"
        label="Hva brukte du?"
        options={[
          { value: 'app', label: 'Appen' },
          { value: 'nett', label: 'Nettsiden' },
        ]}
        onSubmit={onSubmit}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Nettsiden' }));
    await user.click(screen.getByRole('checkbox', { name: 'Appen' }));
    await user.click(button('Send'));
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          feedbackValue: ['app', 'nett'],
          intentionalSubmit: true,
          submissionId: expect.any(String),
        },
      ],
    ]);
  });

  test('pass the type of the options to the callback', () => {
    render(
      <Feedback
        type="radio"
        label="Hvor?"
        options={[
          { value: 'app', label: 'Appen' },
          { value: 'nett', label: 'Nettsiden' },
        ]}
        onSubmit={({ feedbackValue }) => {
          expectTypeOf(feedbackValue).toEqualTypeOf<'app' | 'nett'>();
        }}
      />,
    );
    render(
      <Feedback
        type="smiley"
        onSubmit={({ feedbackValue }) => {
          expectTypeOf(feedbackValue).toEqualTypeOf<number>();
        }}
      />,
    );
  });
});
