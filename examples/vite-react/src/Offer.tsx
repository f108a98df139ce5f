import { useTracker } from '@forsikring/tracking-consent/react';
import {
  AccordionItem,
  AccordionRoot,
  Button,
  Dialog,
  Link,
  Tooltip,
  useToast,
} from '@forsikring/ui-kit';
import { useState } from 'react';

/** An offer with questions, a tooltip, and a button that asks in a dialog first and confirms in a toast. */
export function Offer() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const tracker = useTracker();
  const remove = () => {
    setOpen(false);
    toast.success('Tilbudet er slettet');
    // Waits in memory until the visitor consents.
    tracker.track('Knappetrykk', {
      type: 'knapp',
      navn: 'Slett tilbud',
      hendelse: 'klikk',
      id: 'slett-tilbud',
    });
  };
  return (
    <section>
      <AccordionRoot headingLevel={2}>
        <AccordionItem heading="Hva dekker den?">Tyveri og brann</AccordionItem>
      </AccordionRoot>
      <Tooltip content="Lastes ned som PDF">
        <Link href="#vilkar">Vilkår</Link>
      </Tooltip>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Slett tilbud
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        variant="alert"
        title="Vil du slette tilbudet?"
        actions={
          <>
            <Button variant="danger-primary" onClick={remove}>
              Slett tilbud
            </Button>
            <Button variant="tertiary" onClick={() => setOpen(false)}>
              Avbryt
            </Button>
          </>
        }
      >
        <p>Du må be om et nytt tilbud hvis du ombestemmer deg.</p>
      </Dialog>
    </section>
  );
}
