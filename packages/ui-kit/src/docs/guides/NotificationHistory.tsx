import { Button } from '../../button/Button';
import { Header } from '../../header/Header';
import { NotificationHistory } from '../../notification-history/NotificationHistory';
import { ToastProvider } from '../../toast/ToastProvider';
import type { Guide } from './Guide';

const bell = (
  <ToastProvider>
    <NotificationHistory />
  </ToastProvider>
);

export const guide: Guide = {
  pairs: [
    {
      do: <Header logo="Demobanken">{bell}</Header>,
      doText: 'In the header of every page.',
      dont: (
        <>
          <Header logo="Demobanken">
            <Button variant="tertiary">Logg ut</Button>
          </Header>
          {bell}
        </>
      ),
      dontText: 'In the content of one page: the toasts of the others are not found.',
    },
  ],
  example: bell,
  elements: {
    'notification-history': 'The bell and its panel.',
    'notification-history-bell': 'The bell, with the number of toasts that nobody has seen.',
    'notification-history-panel': 'The toasts of today, the newest first.',
    'notification-history-item': 'What one toast said, and when.',
    'notification-history-remove': 'Removes one from the list.',
  },
  states: { Bell: bell },
  accessibility: [
    'The number is part of the name of the bell.',
    'Escape closes the panel, and the focus goes back to the bell.',
  ],
  content: ['The texts are those of the toasts: write them so that they can be read later.'],
};
