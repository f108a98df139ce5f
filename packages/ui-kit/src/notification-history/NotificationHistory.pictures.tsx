import { Button } from '../button/Button';
import { Header } from '../header/Header';
import { ToastProvider } from '../toast/ToastProvider';
import { NotificationHistory } from './NotificationHistory';

const bell = (
  <ToastProvider>
    <NotificationHistory />
  </ToastProvider>
);

export const pairs = [
  {
    do: <Header logo="Demobanken">{bell}</Header>,
    dont: (
      <>
        <Header logo="Demobanken">
          <Button variant="tertiary">Logg ut</Button>
        </Header>
        {bell}
      </>
    ),
  },
];

export const anatomy = bell;
