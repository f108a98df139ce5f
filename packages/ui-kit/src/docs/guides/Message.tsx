import { Message } from '../../message/Message';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Message variant="error" title="Vi fikk ikke hentet tilbudene dine">
          Prøv igjen om litt, eller ring oss på 21 00 00 00.
        </Message>
      ),
      doText: 'What happened, then what can be done.',
      dont: (
        <Message variant="error" title="Feil!">
          Det oppstod en uventet feil i systemet.
        </Message>
      ),
      dontText: 'A shout that says nothing, and no way on.',
    },
    {
      do: (
        <Message variant="warning" title="Bilen mangler kilometerstand">
          Registrer den før 1. desember.
        </Message>
      ),
      doText: 'One message, beside what it is about.',
      dont: (
        <>
          <Message variant="info" title="Nyhet">
            Ny side.
          </Message>
          <Message variant="success" title="Lagret">
            Alt er lagret.
          </Message>
          <Message variant="warning" title="Husk">
            Kilometerstand.
          </Message>
        </>
      ),
      dontText: 'A stack: few people read the second one.',
    },
  ],
  example: (
    <Message variant="warning" title="Bilen mangler kilometerstand">
      Registrer den før 1. desember.
    </Message>
  ),
  elements: {
    message: 'The surface, in the colours of its status.',
    'status-icon': 'The sign of the status: each has a shape of its own.',
    'message-content': 'Title and text.',
    'message-title': 'What happened.',
  },
  accessibility: [
    'Give it `role="alert"` (errors) or `role="status"` where it comes while the page is used.',
    "A screen reader reads the status before the title: 'Advarsel'.",
  ],
  content: [
    'Title: what happened, in one sentence without a full stop.',
    'Text: what the person can do. `Vi fikk ikke hentet …` for what failed to load.',
  ],
};
