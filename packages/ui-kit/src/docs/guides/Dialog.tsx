import { Button } from '../../button/Button';
import type { Guide } from './Guide';
import { DialogSketch } from './sketches';

const answers = (
  <>
    <Button variant="danger-primary">Slett tilbud</Button>
    <Button variant="tertiary">Avbryt</Button>
  </>
);

export const guide: Guide = {
  pairs: [
    {
      do: (
        <DialogSketch title="Vil du slette tilbudet?" actions={answers}>
          Du må be om et nytt hvis du ombestemmer deg.
        </DialogSketch>
      ),
      doText: 'The title asks, the text says what follows, the buttons are the answers.',
      dont: (
        <DialogSketch
          title="Er du sikker?"
          actions={
            <>
              <Button>Ja</Button>
              <Button variant="secondary">Nei</Button>
            </>
          }
        >
          Denne handlingen kan ikke angres.
        </DialogSketch>
      ),
      dontText: 'A question without its subject, and answers that say nothing alone.',
    },
    {
      do: <p>Tilbudet er lagret. Du finner det under «Tilbud».</p>,
      doText: 'Information stands in the page, in a `Message` or a `Toast`.',
      dont: (
        <DialogSketch title="Lagret" actions={<Button>OK</Button>}>
          Tilbudet er lagret.
        </DialogSketch>
      ),
      dontText: 'A dialog that only has to be closed.',
    },
  ],
  elements: {
    dialog: 'The surface over the page, and the page behind it, which is out of use.',
    'dialog-title': 'The question.',
    'dialog-body': 'What follows from each answer.',
    'dialog-actions': 'The answers: the main one first.',
    'dialog-close': 'The cross. An `alert` has none.',
  },
  accessibility: [
    'The focus moves into the dialog, stays in it, and goes back to the button that opened it.',
    'Escape asks to close. A press beside it does nothing unless you say so.',
    '`variant="alert"` is an `alertdialog`: the focus begins on the button that cancels.',
  ],
  content: [
    'The title is the question: `Vil du slette tilbudet?`.',
    'The buttons repeat its verb: `Slett tilbud` and `Avbryt`, never `Ja` and `Nei`.',
  ],
};
