import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { Feedback, type SmileyFeedbackProps } from './Feedback';
import { DoneFeedback, FoundFeedback } from './presets';

const questions: FollowupQuestion[] = [
  {
    type: 'radio',
    label: 'Hva skulle du gjøre i dag?',
    options: [
      { value: 'se', label: 'Se hva forsikringene mine dekker' },
      { value: 'kjope', label: 'Kjøpe forsikring' },
      { value: 'skade', label: 'Melde skade' },
    ],
  },
  {
    type: 'checkbox',
    label: 'Hvor lette du?',
    options: [
      { value: 'oversikt', label: 'Forsikringsoversikten' },
      { value: 'profil', label: 'Profilen' },
    ],
  },
  { type: 'smiley', label: 'Hvor lett var det å finne fram?' },
  { type: 'text', label: 'Hva manglet du?', maxLength: 250 },
];

const onSubmit: SmileyFeedbackProps['onSubmit'] = fn();
const followup = { questions, onSubmit: fn() };
const contactQuestion = { withPhone: true, onSubmit: fn() };

/** The steps after the main question: the follow-up for those who have time, and contact. */
const meta = {
  title: 'Feedback widget/Whole visit',
  id: 'feedback-whole-visit',
  component: Feedback,
  args: { type: 'smiley', onSubmit },
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

async function answer(canvasElement: HTMLElement, presses: string[] = []) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: 'Ganske fornøyd' }));
  for (const name of ['Send', ...presses]) await press(canvasElement, name);
  return canvas;
}

/** The feedback is delivered: focus is on the thank-you, which invites to the follow-up. */
export const Invitation: Story = {
  args: { followup },
  play: async ({ canvasElement }) => void (await answer(canvasElement)),
};

/** A step with one choice; focus is on its heading. */
export const RadioStep: Story = {
  args: { followup },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Melde skade' }));
  },
};

/** A step with any number of choices. */
export const CheckboxStep: Story = {
  args: { followup },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!', 'Neste']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Profilen' }));
  },
};

/** A step with faces. */
export const SmileyStep: Story = {
  args: { followup },
  play: async ({ canvasElement }) =>
    void (await answer(canvasElement, ['Jeg har tid!', 'Neste', 'Neste'])),
};

/** The last step asks for a text, and its button sends the answers. */
export const TextStep: Story = {
  args: { followup },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!', 'Neste', 'Neste', 'Neste']);
    await userEvent.type(canvas.getByRole('textbox'), 'Prisen per måned');
  },
};

/** A question with `when` is asked only after some answers: then the step counts one more, and the button is Neste. */
export const QuestionThatDepends: Story = {
  args: {
    followup: {
      onSubmit: fn(),
      questions: [
        { ...(questions[0] as FollowupQuestion), name: 'oppgave' },
        {
          type: 'text',
          label: 'Hva ville du kjøpe?',
          when: ({ oppgave }: { oppgave?: 'se' | 'kjope' | 'skade' }) => oppgave === 'kjope',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Kjøpe forsikring' }));
    await press(canvasElement, 'Neste');
  },
};

/** The follow-up was cancelled: nothing of it is sent, and nothing more is asked. */
export const FollowupCancelled: Story = {
  args: { followup, contactQuestion },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!', 'Avbryt']);
    await expect(
      canvas.getByRole('heading', { name: 'Avbrutt – svarene er ikke sendt' }),
    ).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The follow-up could not be delivered: the answers are kept, and Send inn retries. */
export const FollowupFailed: Story = {
  args: {
    followup: {
      questions: questions.slice(3),
      onSubmit: () => Promise.reject(new Error('offline')),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!']);
    await userEvent.type(canvas.getByRole('textbox'), 'Prisen');
    await press(canvasElement, 'Send inn');
    await expect(await canvas.findByText(/^Vi fikk ikke sendt/)).toBeVisible();
  },
};

/** The answers of the follow-up are being sent: nothing can be changed, and focus stays. */
export const FollowupSending: Story = {
  args: { followup: { questions: questions.slice(3), onSubmit: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!']);
    await userEvent.type(canvas.getByRole('textbox'), 'Prisen');
    await press(canvasElement, 'Send inn');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sender');
    await expect(canvas.getByRole('button', { name: 'Send inn' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

/** The follow-up is delivered: a thank-you, and the question about contact. */
export const FollowupThanks: Story = {
  args: { followup: { ...followup, questions: questions.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    const canvas = await answer(canvasElement, ['Jeg har tid!', 'Send inn']);
    await expect(canvas.getByRole('heading', { name: 'Takk, igjen!' })).toHaveFocus();
  },
};

/** Contact comes right after the main question when there is no follow-up. */
export const Contact: Story = {
  args: { contactQuestion },
  play: async ({ canvasElement }) => void (await answer(canvasElement)),
};

/** Each field shows its error, and focus is on the first one. */
export const ContactErrors: Story = {
  args: { contactQuestion },
  play: async ({ canvasElement }) => void (await answer(canvasElement, ['Sett meg på lista!'])),
};

/** The details are delivered. */
export const ContactThanks: Story = {
  args: { contactQuestion: { onSubmit: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = await leaveContact(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Takk for tiden din!' })).toHaveFocus();
  },
};

async function leaveContact(canvasElement: HTMLElement) {
  const canvas = await answer(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kari@example.no');
  await press(canvasElement, 'Sett meg på lista!');
  return canvas;
}

/** The details are being sent. */
export const ContactSending: Story = {
  args: { contactQuestion: { onSubmit: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const canvas = await leaveContact(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Nei takk' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The details could not be delivered: they are kept, and the button retries. */
export const ContactFailed: Story = {
  args: { contactQuestion: { onSubmit: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    const canvas = await leaveContact(canvasElement);
    await expect(await canvas.findByText(/^Vi fikk ikke sendt/)).toBeVisible();
  },
};

/** The preset 'Fikk du gjort det du skulle?'. */
export const Done: Story = {
  render: () => <DoneFeedback onSubmit={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Nei' }));
    await expect(canvas.getByRole('textbox', { name: /^Vil du si noe mer/ })).toBeVisible();
  },
};

/** The preset 'Fant du det du lette etter?'. */
export const Found: Story = { render: () => <FoundFeedback onSubmit={fn()} /> };

/** At 320 px, which is 1280 px at 400 % zoom, nothing is cut off or scrolls sideways (WCAG 1.4.10). */
export const Zoomed: Story = {
  args: { followup },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await answer(canvasElement, ['Jeg har tid!', 'Neste', 'Neste']);
    const root = canvasElement.querySelector('.fbw-root') as HTMLElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(320);
  },
};
