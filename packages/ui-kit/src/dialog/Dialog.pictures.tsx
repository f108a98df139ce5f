import { Button } from '../button/Button';
import { DialogSketch } from '../internals/stories/sketches';

const answers = (
  <>
    <Button variant="danger-primary">Slett tilbud</Button>
    <Button variant="tertiary">Avbryt</Button>
  </>
);

export const pairs = [
  {
    do: (
      <DialogSketch title="Vil du slette tilbudet?" actions={answers}>
        Du må be om et nytt tilbud hvis du ombestemmer deg.
      </DialogSketch>
    ),
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
  },
  {
    do: <p>Tilbudet er lagret. Du finner det under «Tilbud».</p>,
    dont: (
      <DialogSketch title="Lagret" actions={<Button>OK</Button>}>
        Tilbudet er lagret.
      </DialogSketch>
    ),
  },
];

export const anatomy = (
  <DialogSketch title="Vil du slette tilbudet?" actions={answers} cross>
    Du må be om et nytt tilbud hvis du ombestemmer deg.
  </DialogSketch>
);
