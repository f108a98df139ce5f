import { Button } from '../button/Button';
import { Message } from '../message/Message';
import { ErrorPage } from './ErrorPage';

export const pairs = [
  {
    do: (
      <ErrorPage
        title="Vi finner ikke siden"
        lead="Adressen kan være feil, eller siden er flyttet."
        actions={<Button render={<a href="#oversikt" />}>Gå til oversikten</Button>}
      />
    ),
    dont: <ErrorPage title="404 Not Found" lead="NotFoundException: route /tilbod" />,
  },
  {
    do: (
      <Message variant="error" title="Vi fikk ikke hentet tilbudene dine">
        Prøv igjen om litt.
      </Message>
    ),
    dont: <ErrorPage title="Noe gikk galt" lead="Tilbudene kan ikke vises." />,
  },
];

export const anatomy = (
  <ErrorPage
    title="Vi finner ikke siden"
    lead="Adressen kan være feil."
    actions={<Button>Gå til oversikten</Button>}
  />
);
