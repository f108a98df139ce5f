'use client';

import { Button, Dialog, useToast } from '@forsikring/ui-kit';
import { useState } from 'react';

/** Parts that need an event handler, which a server component cannot pass. */
export function Actions() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const remove = () => {
    setOpen(false);
    toast.success('Tilbudet er slettet');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Slett tilbud</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Vil du slette tilbudet?"
        actions={<Button onClick={remove}>Ja, slett</Button>}
      />
    </>
  );
}
