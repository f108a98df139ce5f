import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MoveDialog } from './MoveDialog';
import './recipes.css';

/** The compositions that the guides build from our parts. */
const meta = { title: 'Patterns/Recipes', id: 'ui-kit-recipes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const save = fn();

/** A dialog of two steps. The focus moves to the title of each step. */
export const MultiStepDialog: Story = {
  render: () => (
    <div style={{ minBlockSize: '30rem' }}>
      <MoveDialog save={save} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meld flytting' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ny adresse' }), 'Storgata 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Neste' }));
    await expect(dialog.getByRole('heading', { name: 'Stemmer adressen?' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Meld flytting' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Meld flytting' })).toHaveFocus(),
    );
    await expect(save).toHaveBeenCalledWith('Storgata 1');
  },
};
