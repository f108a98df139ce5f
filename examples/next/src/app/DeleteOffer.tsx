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
      <Button onClick={() => setOpen(true)}>Slett tilbud</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Vil du slette tilbudet?"
        actions={<Button onClick={remove}>Ja, slett</Button>}
      />
    </>
  );
}
