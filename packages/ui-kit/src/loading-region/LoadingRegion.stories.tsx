import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/Card';
import { Skeleton } from '../skeleton/Skeleton';
import { LoadingRegion, type LoadingRegionProps } from './LoadingRegion';

/**
 * Content on its way. Marks it busy, and tells a screen reader when it takes long and when it is
 * there.
 *
 * **Use it** around what is loaded, with a `Skeleton` or a `Loader` inside while it loads.
 *
 * **Use something else** for an action (`<Button loading>`), and for an answer that failed
 * (`<Message variant="error" role="alert">`).
 *
 * - **Do** let it stand from the first paint, and change `loading`. A region that comes with its text
 *   is not heard.
 * - **Do** give `doneText` when the content matters: 'Forsikringene dine er hentet'.
 * - **Don't** nest regions, and don't use one for each card: people would hear the same ten times.
 * - Answers within 500 ms are silent.
 */
const meta = {
  title: 'ui-kit/LoadingRegion',
  component: LoadingRegion,
  tags: ['autodocs'],
  args: { loading: true, doneText: 'Forsikringene dine er hentet' },
  render: (args) => <Agreement {...args} />,
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Agreement(props: LoadingRegionProps) {
  return (
    <LoadingRegion {...props} style={{ maxInlineSize: '24rem' }}>
      <Card>
        {props.loading ? (
          <>
            <Skeleton shape="text" width="55%" />
            <Skeleton shape="text" width="85%" />
          </>
        ) : (
          <>
            <strong>Reiseforsikring</strong>
            <div>Gjelder hele familien, i hele verden.</div>
          </>
        )}
      </Card>
    </LoadingRegion>
  );
}

function Answered({ afterMs, ...props }: LoadingRegionProps & { afterMs: number }) {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return <Agreement {...props} loading={loading} />;
}

/** On its way. The cards hold the place of what comes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Vennligst vent')).toBeInTheDocument();
  },
};

/** There from the start: nothing is said. */
export const Loaded: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** An answer after a second: one word while it is awaited, one when it is there. */
export const SlowAnswer: Story = {
  render: (args) => <Answered {...args} afterMs={1000} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Vennligst vent'));
    await waitFor(() => expect(status).toHaveTextContent('Forsikringene dine er hentet'));
    await expect(canvas.getByText('Reiseforsikring')).toBeVisible();
  },
};

/** An answer within 500 ms is seen and not announced. */
export const FastAnswer: Story = {
  render: (args) => <Answered {...args} afterMs={100} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reiseforsikring')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
