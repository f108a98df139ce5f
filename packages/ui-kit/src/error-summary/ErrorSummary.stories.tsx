import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleForm } from '../internals/stories/ExampleForm';
import { ErrorSummary } from './ErrorSummary';
import { ErrorSummaryItem } from './ErrorSummaryItem';

const items = [
  <ErrorSummaryItem key="epost" href="#epost">
    Skriv e-postadressen din
  </ErrorSummaryItem>,
  <ErrorSummaryItem key="tilbud" href="#tilbud">
    Velg om du vil ha tilbud
  </ErrorSummaryItem>,
];

/** All errors of a form after a submit, each with a link to its field. */
const meta = {
  title: 'Forms/ErrorSummary',
  id: 'ui-kit-errorsummary',
  component: ErrorSummary,
  subcomponents: { ErrorSummaryItem },
  tags: ['new', 'autodocs'],
  // A page of documentation must not jump to the summary.
  args: { autoFocus: false, children: items },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two errors. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Rett opp dette før du går videre' });
    await expect(summary).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A heading of its own, of another level. */
export const Heading: Story = {
  args: { heading: 'To felt mangler før vi kan lagre', headingLevel: 3 },
};

/** A form without a library. The summary takes the focus after each failed submit. */
export const InForm: Story = {
  render: () => <ExampleForm />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Lagre' });
    await userEvent.click(send);
    await expect(canvas.getByRole('group', { name: /^Rett opp dette/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Velg om du vil ha tilbud' }));
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(canvas.getByRole('group', { name: /^Rett opp dette/ })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toHaveFocus();
  },
};

/** More errors than fit, with long words. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <ErrorSummaryItem key={index} href="#epost">
        Skriv forsikringstakerens fødselsnummer med elleve siffer, uten mellomrom (felt {index + 1})
      </ErrorSummaryItem>
    )),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
};
