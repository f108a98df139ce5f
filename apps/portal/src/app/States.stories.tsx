import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TechnicalError as TechnicalErrorPage } from '../domain/errors/TechnicalError';
import { blockPictures } from '../features/error-pages/errorPages.pictures';
import { blockTexts } from '../features/error-pages/errorPages.texts';
import { TypedErrorPage } from '../features/error-pages/TypedErrorPage';
import Login from '../features/login/Login';
import NotFoundRoute from '../routes/NotFoundRoute';
import OverviewRoute from '../routes/OverviewRoute';
import { withPortal } from '../testing/withPortal';
import { PageSkeleton } from './firstView/PageSkeleton';
import { SKELETON_NAMES } from './firstView/skeletonOf';
import { SessionTimeoutDialog } from './SessionTimeoutDialog';
import { StartFailure } from './StartFailure';

/** The pages that are shown before or instead of the requested page: loading, login, errors and block pages. */
const meta = {
  title: 'Pages/Pages without content',
  id: 'portal-sider-uten-innhold',
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', msw: demoHandlers() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The session is not known yet. */
export const Default: Story = { render: () => <PageSkeleton name="overview" /> };

/** The same state on each of the other pages, with the heading where the heading is known. */
export const Loading: StoryObj<typeof PageSkeleton> = {
  argTypes: { name: { control: 'select', options: SKELETON_NAMES } },
  args: { name: 'profile' },
  render: ({ name }) => <PageSkeleton name={name} />,
};

/** The login frame belongs to another service. This story shows its skeleton while its address loads. */
export const LogIn: Story = {
  tags: ['review'],
  render: () => <Login />,
  parameters: { msw: demoHandlers({ faults: 'getLogin=hang' }) },
};

export const LogInFailed: Story = {
  render: () => <Login />,
  parameters: { msw: demoHandlers({ faults: 'getLogin=status:404' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noe har gått galt' })).toBeVisible();
  },
};

export const NotFound: Story = { tags: ['review'], render: () => <NotFoundRoute /> };

/** A block page, to which a purchase redirects customers who cannot buy online. */
export const Blocked: Story = {
  render: () => (
    <TypedErrorPage
      variant="block"
      type="under18"
      text={blockTexts.under18}
      picture={blockPictures.under18}
    />
  ),
};

/** The last minute of a session. */
export const SessionEnds: Story = {
  tags: ['review'],
  render: () => (
    <>
      <OverviewRoute />
      <SessionTimeoutDialog secondsLeft={42} />
    </>
  ),
  parameters: { msw: demoHandlers({ customer: 'kari', faults: 'renewSession=status:500' }) },
  play: async ({ canvas, userEvent }) => {
    const left = canvas.getByRole('heading', { name: 'Du blir logget ut om 42 sekunder' });
    // The dialog fades in.
    await waitFor(() => expect(left).toBeVisible());
    const renewButton = canvas.getByRole('button', { name: 'Fortsett økten' });
    await expect(renewButton).toHaveFocus();
    await userEvent.click(renewButton);
    await expect(await canvas.findByText(/Vi fikk ikke forlenget økten/)).toBeVisible();
    const dialog = within(canvas.getByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Logg ut' })).toBeEnabled();
  },
};

export const TechnicalError: Story = { render: () => <TechnicalErrorPage /> };

/** The configuration could not be read, so no contact is known. */
export const StartFailed: Story = {
  parameters: { shell: false },
  render: () => <StartFailure config={undefined} />,
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    await expect(footer).toHaveTextContent('Gå til forsikringssidene våre');
  },
};
