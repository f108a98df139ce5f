import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '../disclosure/Disclosure';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { TextArea } from './TextArea';

const story =
  'Oppvaskmaskinen begynte å lekke mens vi var på jobb. Vannet rant ned i kjelleren og ødela parketten.';

/** Text over several lines, in people's own words. */
const meta = {
  title: 'Forms/TextArea',
  id: 'ui-kit-textarea',
  component: TextArea,
  tags: ['stable', 'autodocs'],
  args: { label: 'Hva skjedde?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines from the start; the field grows with its text. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Hva skjedde?' });
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f');
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(height * 1.5));
  },
};

/** With help, and optional. */
export const Description: Story = {
  args: {
    label: 'Er det noe mer vi bør vite?',
    description: 'Ikke skriv fødselsnummer eller helseopplysninger her.',
    optional: true,
  },
};

/** A limit: user-perceived characters, so that an emoji is one. */
export const Counter: Story = {
  args: { maxCharacters: 250, defaultValue: story },
};

/** Over the limit: nothing is cut, and the excess is counted. */
export const TooLong: Story = {
  args: { maxCharacters: 80, defaultValue: story },
};

/** From 90 %, the remaining characters are announced when typing pauses. */
export const NearTheLimit: Story = {
  args: { maxCharacters: 20 },
};

/** The error is under the field. */
export const WithError: Story = {
  name: 'Error',
  args: { error: 'Du må fortelle hva som skjedde' },
};

/** While the form is sent, the text can be read and copied. */
export const Saving: Story = { args: { defaultValue: story, readOnly: true } };

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: story, disabled: true } };

const lines = (count: number) => Array(count).fill('Parketten').join('\n');

/** A text from before in a closed section: the whole text is seen when the section opens. */
export const Folded: Story = {
  args: { defaultValue: lines(12) },
  render: (args) => (
    <Disclosure
      show="Vis det du skrev sist"
      hide="Skjul det du skrev sist"
      style={{ inlineSize: '20rem' }}
    >
      <TextArea {...args} />
    </Disclosure>
  ),
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('group');
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Hva skjedde?');
    const shown = () =>
      waitFor(() => expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight));
    await userEvent.click(canvas.getByText('Vis det du skrev sist'));
    await shown();
    const { height } = field.getBoundingClientRect();
    await expect(height).toBeGreaterThan(12 * 16);
    field.value = lines(14);
    await shown();
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
    field.value = 'Parketten '.repeat(8);
    for (const change of ['inline-size: 12rem', 'inline-size: 12rem; font-size: 1.5rem']) {
      section.setAttribute('style', change);
      await shown();
    }
    field.value = '';
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeLessThan(height / 2));
    field.value = lines(12);
    section.removeAttribute('style');
  },
};

/** Everything at once, in a narrow place. */
export const Long: Story = {
  args: {
    label: 'Beskriv hva som er skadet, og hvor gammelt det var',
    description: 'Ta med alt du vil ha erstattet. Du kan legge ved bilder senere.',
    error: 'Vi forsto ikke hva som er skadet. Skriv en ting på hver linje.',
    maxCharacters: 90,
    defaultValue: story,
    rows: 5,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <TextArea {...args} />
    </div>
  ),
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Empty: <TextArea label="Melding" rows={2} />,
        Error: <TextArea label="Melding" rows={2} error="Skriv en melding" />,
      }}
    />
  ),
};
