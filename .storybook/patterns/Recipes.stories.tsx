import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Channels } from './Channels';
import { MoveDialog } from './MoveDialog';
import './recipes.css';

/** What docs/ui-kit builds from our parts, tokens and native controls. */
const meta = { title: 'Patterns/Recipes', id: 'ui-kit-recipes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: Partial<ComponentProps<typeof Channels>>) {
  const [values, setValues] = useState<ComponentProps<typeof Channels>['values']>(['epost']);
  return <Channels values={values} onValuesChange={setValues} {...props} />;
}

/** Checkboxes with one question, one error and one array of values. */
export const CheckboxGroup: Story = {
  render: () => <Held error="Velg minst én måte" />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Hvordan vil du ha varsler?' });
    await expect(group).toHaveAccessibleDescription('Velg minst én måte');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS' }));
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-post' }));
    await expect(canvas.getByRole('checkbox', { name: 'E-post' })).not.toBeChecked();
  },
};

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
