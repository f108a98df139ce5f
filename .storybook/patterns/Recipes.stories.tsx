import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Channels } from './Channels';
import { MoveDialog } from './MoveDialog';
import { SelectField } from './SelectField';
import './recipes.css';

/** What docs/ui-kit builds from our parts, tokens and native controls. */
const meta = { title: 'Patterns/Recipes', id: 'ui-kit-recipes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = (
  <>
    <option value="">Velg</option>
    <option value="1">1. i måneden</option>
    <option value="15">15. i måneden</option>
  </>
);

/** A native `<select>` with a label, a description and an error. */
export const Select: Story = {
  render: () => (
    <SelectField
      label="Betalingsdag"
      name="dag"
      description="Vi trekker prisen denne dagen."
      error="Velg en dag"
    >
      {options}
    </SelectField>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Betalingsdag' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Vi trekker prisen denne dagen. Velg en dag');
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(select, '15');
    await expect(select).toHaveValue('15');
  },
};

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
