import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TextsProvider } from '../texts/TextsProvider';
import { Loader } from './Loader';

/** Says that something is loading. */
const meta = {
  title: 'Feedback/Loader',
  id: 'ui-kit-loader',
  component: Loader,
  tags: ['stable', 'autodocs'],
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vennligst vent')).toBeVisible();
  },
};

/** The label is for screen readers alone. */
export const LabelHidden: Story = { args: { labelHidden: true } };

/** A label that says what is loading. */
export const OwnLabel: Story = { args: { label: 'Henter forsikringene dine' } };

/** Small, medium and large. The label keeps the size of the text around it. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
      <Loader size="small" label="Lagrer" />
      <Loader label="Henter forsikringene dine" />
      <Loader size="large" label="Regner ut prisen" />
    </div>
  ),
  play: async ({ canvas }) => {
    const dots = (label: string) =>
      canvas.getByText(label).previousElementSibling?.getBoundingClientRect().height ?? 0;
    await expect(dots('Lagrer')).toBeLessThan(dots('Henter forsikringene dine'));
    await expect(dots('Regner ut prisen')).toBeGreaterThan(dots('Henter forsikringene dine'));
  },
};

/** Delayed: the loader takes its room from the start, so that nothing moves when it appears. */
export const Delayed: Story = {
  args: { delayed: true },
  // So long that no machine is too slow to see that nothing is shown at first.
  render: (args) => (
    <div style={{ '--ui-loader-delay': '60s' } as CSSProperties}>
      <Loader {...args} />
      <p>Dette avsnittet flytter seg ikke.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/flytter seg ikke/);
    const { top } = paragraph.getBoundingClientRect();
    await expect(canvas.getByText('Vennligst vent')).not.toBeVisible();
    const loader = canvas.getByText('Vennligst vent').closest('.ui-loader');
    for (const appearing of loader?.getAnimations() ?? []) appearing.finish();
    await waitFor(() => expect(canvas.getByText('Vennligst vent')).toBeVisible());
    await expect(paragraph.getBoundingClientRect().top).toBe(top);
  },
};

/** On a page in nynorsk. */
export const Nynorsk: Story = {
  decorators: (Story) => (
    <TextsProvider language="nn">
      <Story />
    </TextsProvider>
  ),
};
