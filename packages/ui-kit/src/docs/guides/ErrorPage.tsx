import { Button } from '../../button/Button';
import { ErrorPage } from '../../error-page/ErrorPage';
import { Message } from '../../message/Message';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <ErrorPage
          title="Vi finner ikke siden"
          lead="Adressen kan være feil, eller siden er flyttet."
        >
          <Button render={<a href="#oversikt" />}>Gå til oversikten</Button>
        </ErrorPage>
      ),
      doText: 'What happened, what can be done, and a way on.',
      dont: <ErrorPage title="404 Not Found" lead="NotFoundException: route /tilbod" />,
      dontText: 'A code, and no way on.',
    },
    {
      do: (
        <Message variant="error" title="Vi fikk ikke hentet tilbudene dine">
          Prøv igjen om litt.
        </Message>
      ),
      doText: 'Where the rest of the page works, the error stands in the place of what is missing.',
      dont: <ErrorPage title="Noe gikk galt" lead="Tilbudene kan ikke vises." />,
      dontText: 'A whole page for one list that failed.',
    },
  ],
  example: (
    <ErrorPage title="Vi finner ikke siden" lead="Adressen kan være feil.">
      <Button>Gå til oversikten</Button>
    </ErrorPage>
  ),
  elements: {
    'error-page': 'The page below the header.',
    'status-icon': 'A sign, or the picture that you give it. It is decorative.',
    'page-lead': 'What can be done.',
    'error-page-actions': 'One or two ways on.',
  },
  accessibility: [
    'The title is the `<h1>`. Move the focus to it when the page replaces another.',
    'The icon is decorative: the title says everything.',
  ],
  content: [
    'Say what happened in the words of the customer: `Vi finner ikke siden`.',
    'No codes, no exclamation marks, one apology at most.',
  ],
};
