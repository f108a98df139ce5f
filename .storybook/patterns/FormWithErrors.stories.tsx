import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleForm } from '../../packages/ui-kit/src/internals/stories/ExampleForm';

/**
 * A form that is checked when it is sent. Parts: `TextField`, `RadioGroup`, `ErrorSummary`, `Button`.
 *
 * 1. The person presses 'Lagre'. The button is never disabled: a press tells people what is missing.
 * 2. The summary appears above the form and takes the focus. It has one link for each field.
 * 3. Each field shows the same words under its label, and keeps the typed text.
 * 4. After the next submit the summary is new, or gone.
 *
 * - **Do** say how to correct the error: 'Skriv inn e-postadressen din'.
 * - **Don't** show errors while somebody types in the field for the first time.
 * - **Don't** clear fields after an error.
 */
const meta = {
  title: 'Patterns/Form with errors',
  id: 'patterns-form-with-errors',
  component: ExampleForm,
  tags: ['autodocs'],
} satisfies Meta<typeof ExampleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first submit. */
export const Default: Story = { name: 'Before' };

/** Submitted empty: the summary takes the focus. */
export const Refused: Story = { args: { refused: true }, tags: ['review'] };

/** One error is corrected, the other one is left. */
export const OneLeft: Story = {
  name: 'One error left',
  args: { refused: true, email: 'kari@bank.example' },
};

export const FromEmptyToOneLeft: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kari@bank.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
