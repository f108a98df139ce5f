import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Card } from '../card/Card';
import { Skeleton } from '../skeleton/Skeleton';
import { LoadingRegion, type LoadingRegionProps } from './LoadingRegion';

/** Content that is loading. */
const meta = {
  title: 'Feedback/LoadingRegion',
  id: 'ui-kit-loadingregion',
  component: LoadingRegion,
  tags: ['stable', 'autodocs'],
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

/** Loading. Skeletons hold the place of the content. */
export const Default: Story = {};

/** Loading takes a second: its start and its end are announced. */
export const SlowAnswer: Story = {
  render: (args) => <Answered {...args} afterMs={1000} />,
};
