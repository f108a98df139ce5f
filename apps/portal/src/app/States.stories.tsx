import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Login } from '../features/login/Login';
import { FullScreenError } from '../platform/errors/FullScreenError';
import NotFoundRoute from '../routes/NotFoundRoute';
import { withPortal } from '../testing/withPortal';
import { AppHeader } from './AppHeader';
import { LoadingPage } from './LoadingPage';

/** The pages that stand before, and instead of, what the customer came for. */
const meta = {
  title: 'Portal/Sider uten innhold',
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', msw: demoHandlers() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const under = (page: React.ReactNode) => () => (
  <>
    <AppHeader />
    {page}
  </>
);

/** Who the customer is, is not known yet. */
export const Default: Story = { render: under(<LoadingPage />) };

/** The frame itself is another service's: here its place is shown while its address is on the way. */
export const LogIn: Story = {
  render: under(<Login />),
  parameters: { msw: demoHandlers({ faults: 'getLogin=hang' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  },
};

export const LogInFailed: Story = {
  render: under(<Login />),
  parameters: { msw: demoHandlers({ faults: 'getLogin=status:404' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noe har gått galt' })).toBeVisible();
  },
};

export const NotFound: Story = { render: under(<NotFoundRoute />) };

export const TechnicalError: Story = { render: under(<FullScreenError />) };
