'use client';

import { Button, Dialog, useToast } from '@forsikring/ui-kit';
import { useState } from 'react';

/** A button that asks in a dialog first, and confirms in a toast. */
export function DeleteOffer() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const remove = () => {
    setOpen(false);
    toast.success('Tilbudet er slettet');
  };
  return (
    <>
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
    </>
  );
}
