import { Message } from '../../message/Message';
import type { Guide } from './Guide';
import { ToastSketch } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: <ToastSketch>E-postadressen er lagret</ToastSketch>,
      doText: 'One short sentence about what the person did.',
      dont: (
        <ToastSketch>
          Vellykket! Endringene du gjorde i forsikringsprofilen din har blitt lagret, og du kan nå
          fortsette.
        </ToastSketch>
      ),
      dontText: 'A text that is gone before it is read.',
    },
    {
      do: (
        <Message variant="error" title="Vi fikk ikke lagret e-posten">
          Prøv igjen.
        </Message>
      ),
      doText: 'What must be read stands in the page, beside what it is about.',
      dont: <ToastSketch>Skadenummer 123-456. Noter det!</ToastSketch>,
      dontText: 'Something to keep, in a toast that closes.',
    },
    {
      do: <ToastSketch action="Angre">Tilbudet er slettet</ToastSketch>,
      doText: 'A toast with an action stays until it is answered.',
      dont: <ToastSketch action="OK">Tilbudet er slettet</ToastSketch>,
      dontText: 'A button that does nothing.',
    },
  ],
  elements: {
    'toast-region': 'The place of all toasts, at the edge of the window.',
    toast: 'One toast, with the sign of its status.',
    'toast-title': 'What happened, where there is more to say.',
    'toast-body': 'What happened.',
    'toast-action': 'What can be done about it.',
    'toast-close': 'The cross.',
  },
  accessibility: [
    'It is announced without moving the focus. F6 moves the focus to the toasts and back.',
    'The time stops under the pointer, with the focus and in a hidden tab (WCAG 2.2, 2.2.1).',
    'Errors stay until they are closed.',
  ],
  content: [
    'Say what is true now: `E-postadressen er lagret`. No full stop after one sentence.',
    'Never "Vellykket!": the sign says it.',
  ],
};
