import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';
import { Feedback, type SmileyFeedbackProps } from './Feedback';

const onSubmit: SmileyFeedbackProps['onSubmit'] = fn();

/**
 * Asks visitors how well a page serves them. Mount it once, last on the page. The widget is not a contact form: the
 * thank-you sends visitors with questions to their adviser.
 */
const meta = {
  title: 'Feedback widget/Feedback',
  id: 'feedback-feedback',
  component: Feedback,
  args: { type: 'smiley', maxLength: 250, onSubmit },
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooLong =
  'Jeg fant ikke igjen reiseforsikringen min i oversikten, og måtte ringe for å få vite hva den dekker når vi skal på hyttetur med båt til sommeren. Det hadde vært fint om dekningene stod rett på kortet, og om alt kunne skrives ut på én side til bruk på reisen.';

async function choose(canvasElement: HTMLElement, face: string, text?: string) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: face }));
  if (text) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(text);
  }
  return canvas;
}

/** Nothing is chosen: the row shows the names of its two ends. */
export const Default: Story = {};

/** A face is chosen: its name is shown under the row, and the text area asks a matching question. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => void (await choose(canvasElement, 'Ganske fornøyd')),
};

/** A text above `textLimit` cannot be sent: Send moves focus to it, and the text is kept. */
export const TooLongToSend: Story = {
  args: { textLimit: 200 },
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement, 'Litt misfornøyd', tooLong);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText(/^Teksten er for lang til å sendes\./)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue(tooLong);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A text above `maxLength` has a message, and can still be sent. */
export const TooLongText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Litt misfornøyd', tooLong);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** The promise of the callback is pending. */
export const Sending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Ganske fornøyd', 'Ryddig og lett å finne fram.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  },
};

/** The callback's promise was rejected: the text is kept, and Send retries. */
export const Failed: Story = {
  args: { onSubmit: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Midt på treet', 'Prisene var vanskelige å finne.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/^Vi fikk ikke sendt/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Prisene var vanskelige å finne.');
  },
};

/** The feedback is delivered: focus is on the thank-you. */
export const Thanks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Veldig fornøyd', 'Alt på ett sted!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  },
};

/** Avbryt clears choice and text, and moves focus to the question. */
export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement, 'Litt misfornøyd', 'Glem det.');
    await userEvent.click(canvas.getByRole('button', { name: 'Avbryt' }));
    await expect(canvas.getByRole('radio', { name: 'Litt misfornøyd' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number from 0 to 10: the two ends have names, and narrow windows and large text break the row. */
export const Nps: Story = {
  render: ({ maxLength }) => <Feedback type="nps" maxLength={maxLength} onSubmit={fn()} />,
  play: async ({ canvasElement }) =>
    void (await choose(canvasElement, '9', 'Raskt svar på skaden min.')),
};

/** A text is the value: it is sent only with Send. */
export const Words: Story = {
  render: (args) => (
    <Feedback
      maxLength={args.maxLength}
      type="text"
      label="Hva savner du på denne siden?"
      onSubmit={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Prisen');
  },
};

/** A warning appears for text that looks like personal details, but does not block sending. */
export const PersonalDetails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Midt på treet', 'Ring meg på 912 34 567.');
    await expect(canvas.getByText(/ser ut til å inneholde et telefonnummer/)).toBeVisible();
  },
};

/** Long questions, options and texts wrap, and stay beside their buttons. */
export const LongTexts: Story = {
  args: {
    label:
      'Hvor fornøyd er du med hvordan vi forklarte hva reiseforsikringen dekker når du er på tur i utlandet i mer enn førtifem dager?',
    options: [
      {
        value: 1,
        label: 'Veldig misfornøyd, jeg forstod ikke noe av det som stod der',
        textAreaLabel:
          'Det var leit å høre. Hvilke deler av forklaringen burde vi skrive på en annen måte? (valgfritt)',
      },
      { value: 3, label: 'Midt på treet' },
      { value: 5, label: 'Veldig fornøyd, jeg fant svaret på alt jeg lurte på' },
    ],
    texts: { send: 'Send tilbakemeldingen til oss', cancel: 'Avbryt og fjern det jeg har skrevet' },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Veldig misfornøyd, jeg forstod ikke noe av det som stod der');
    const root = canvasElement.querySelector('.fbw-root') as HTMLElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** The widget follows the page's `color-scheme`. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => void (await choose(canvasElement, 'Veldig fornøyd')),
};

const brandColors = `.branded {
  --feedback-surface: var(--ui-color-surface);
  --feedback-text: var(--ui-color-text);
  --feedback-muted: var(--ui-color-text-muted);
  --feedback-accent: var(--ui-color-accent);
  --feedback-on-accent: var(--ui-color-on-accent);
  --feedback-field: var(--ui-color-background);
  --feedback-border: var(--ui-color-border-strong);
  --feedback-error: var(--ui-color-error-text);
  --feedback-focus: var(--ui-color-focus);
  --feedback-radius: var(--ui-radius);
}`;

/** A host page passes its colours and corners by custom properties. */
const branded = (brand: string): Story => ({
  globals: { brand },
  decorators: [
    (Story) => (
      <div className="branded">
        <style>{brandColors}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Ganske fornøyd');
    const send = within(canvasElement).getByRole('button', { name: 'Send' });
    const accent = getComputedStyle(send).getPropertyValue('--ui-color-accent');
    await expect(accent).not.toBe('');
  },
});

export const InSb1: Story = branded('sb1');
export const InEika: Story = branded('eika');
export const InFremtind: Story = branded('fremtind');
export const InNone: Story = branded('none');

const inLanguage = (language: FeedbackTexts): Story => ({
  args: { language },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, language.smiley2, '912 34 567');
    await expect(canvas.getByRole('textbox', { name: language.promptSad })).toBeVisible();
    await expect(canvas.getByText(new RegExp(language.personalPhone))).toBeVisible();
    await expect(canvasElement.querySelector('.fbw-root')).toHaveAttribute('lang', language.lang);
  },
});

export const Bokmaal: Story = inLanguage(nb);
export const Nynorsk: Story = inLanguage(nn);
export const English: Story = inLanguage(en);
