import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { Feedback, type SmileyFeedbackProps } from './Feedback';

const questions: FollowupQuestion[] = [
  { type: 'radio', label: 'Hva skulle du gjøre?', options: [{ value: 'se', label: 'Se' }] },
  { type: 'text', label: 'Hva manglet?' },
  { type: 'text', label: 'Hva var bra?', maxLength: 250 },
];

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const box = (name: string) => screen.getByRole('textbox', { name });

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
    await user.click(button('Jeg har tid!'));
    expect(heading('Steg 1 av 3')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Takk for tilbakemeldingen!' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Se' }));
    await user.click(button('Neste'));
    expect(heading('Steg 2 av 3')).toHaveFocus();
    expect(box('Hva manglet?')).toHaveAttribute('rows', '5');
    await user.type(box('Hva manglet?'), 'Prisen');
    await user.click(button('Neste'));
    expect(box('Hva var bra?')).toHaveValue('');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(button('Send inn'));
    unmount();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      [
        expect.objectContaining({ label: 'Hva skulle du gjøre?', value: 'se' }),
        expect.objectContaining({ label: 'Hva manglet?', value: 'Prisen' }),
      ],
      { submissionId: expect.any(String), answerId: expect.any(String) },
    );
  });

  test('announces a question that an answer adds, and keeps the focus until Neste', async () => {
    const when = (answers: { grunn?: 'pris' | 'annet' }) => answers.grunn === 'annet';
    const asked: FollowupQuestion[] = [
      {
        type: 'radio',
        name: 'grunn',
        label: 'Hvorfor?',
        options: [
          { value: 'pris', label: 'Prisen' },
          { value: 'annet', label: 'Noe annet' },
        ],
      },
      { type: 'text', label: 'Hva da?', when },
    ];
    const onSubmit = vi.fn();
    const { user } = await renderAndSend({ followup: { questions: asked, onSubmit } });
    await user.click(button('Jeg har tid!'));
    expect(heading('Steg 1 av 1')).toHaveFocus();
    for (const [option, step, submit] of [
      ['Noe annet', 'Steg 1 av 2', 'Neste'],
      ['Prisen', 'Steg 1 av 1', 'Send inn'],
      ['Noe annet', 'Steg 1 av 2', 'Neste'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: option }));
      expect(screen.getByRole('status')).toHaveTextContent(step);
      expect(screen.getByRole('radio', { name: option })).toHaveFocus();
      expect(button(submit)).toBeInTheDocument();
    }
    await user.click(button('Neste'));
    expect(heading('Steg 2 av 2')).toHaveFocus();
    await user.click(button('Send inn'));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject([{ name: 'grunn', value: 'annet' }]);
  });

  test('moves the focus to the next question when the open one goes away, and back to its text', async () => {
    const followup = (tall: boolean) => ({
      questions: [
        { type: 'text', label: 'Hvor høy?', when: () => tall },
        { type: 'text', label: 'Hva mer?' },
      ] satisfies FollowupQuestion[],
      onSubmit: vi.fn(),
    });
    const { user, rerender } = await renderAndSend({ followup: followup(true) });
    await user.click(button('Jeg har tid!'));
    await user.type(box('Hvor høy?'), 'To meter');
    rerender(<Feedback type="smiley" onSubmit={vi.fn()} followup={followup(false)} />);
    expect(heading('Steg 1 av 1')).toHaveFocus();
    expect(box('Hva mer?')).toHaveValue('');
    rerender(<Feedback type="smiley" onSubmit={vi.fn()} followup={followup(true)} />);
    expect(box('Hvor høy?')).toHaveValue('To meter');
  });

  test('shows the focused thank-you when the prop is removed', async () => {
    const onSubmit = vi.fn();
    const { user, rerender } = await renderAndSend({ followup: { questions, onSubmit } });
    await user.click(button('Jeg har tid!'));
    rerender(<Feedback type="smiley" onSubmit={onSubmit} />);
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
  });

  test('is left out without questions, and logs this once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const followup = { onSubmit: vi.fn() } as never;
    const { rerender } = await renderAndSend({ followup });
    rerender(<Feedback type="smiley" onSubmit={vi.fn()} followup={followup} />);
    expect(heading('Takk for tilbakemeldingen!')).toBeVisible();
    expect(logged.mock.calls).toEqual([['feedback-widget: followup has no questions.']]);
  });
});

describe('contact', () => {
  test('asks for e-mail and by default no phone number', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderAndSend({ contactQuestion: { onSubmit } });
    expect(heading('Takk for tilbakemeldingen!')).toHaveFocus();
    expect(box('E-post')).toHaveAttribute('autocomplete', 'email');
    expect(box('E-post')).toBeRequired();
    expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
    await user.type(box('E-post'), ' \u200bka\u030are@example.no ');
    await user.click(button('Sett meg på lista!'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'kåre@example.no',
      submissionId: expect.any(String),
    });
  });

  test('moves focus to the first invalid field, connects errors to fields, and removes corrected ones', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderAndSend({ contactQuestion: { withPhone: true, onSubmit } });
    expect(box('Telefonnummer')).toHaveAttribute('autocomplete', 'tel');
    await user.type(box('E-post'), 'kari@');
    expect(box('E-post')).not.toHaveAttribute('aria-invalid');
    await user.clear(box('E-post'));
    await user.click(button('Sett meg på lista!'));
    expect(box('E-post')).toHaveFocus();
    expect(box('E-post')).toBeInvalid();
    expect(box('E-post')).toHaveAccessibleDescription(
      'Du må oppgi e-postadresse for at vi kan kontakte deg',
    );
    expect(box('Telefonnummer')).toHaveAccessibleDescription(
      'Du må oppgi telefonnummer for at vi kan kontakte deg',
    );
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
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'kari@example.no',
      phone: '2233 4455',
      submissionId: expect.any(String),
    });
  });

  test('announces the error on Enter in the empty field, until text is entered', async () => {
    const { user } = await renderAndSend({ contactQuestion: { onSubmit: vi.fn() } });
    const status = screen.getByRole('status');
    await user.click(box('E-post'));
    await user.keyboard('{Enter}');
    expect(status).toHaveTextContent('Du må oppgi e-postadresse for at vi kan kontakte deg');
    await user.keyboard('k');
    expect(status).toBeEmptyDOMElement();
    await user.clear(box('E-post'));
    await user.keyboard('{Enter}');
    await user.click(button('Nei takk'));
    expect(status).toBeEmptyDOMElement();
  });
});
