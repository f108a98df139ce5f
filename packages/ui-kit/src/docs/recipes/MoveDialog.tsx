import { useRef, useState } from 'react';
import { Button } from '../../button/Button';
import { DialogClose } from '../../dialog/DialogClose';
import { DialogPopup } from '../../dialog/DialogPopup';
import { DialogRoot } from '../../dialog/DialogRoot';
import { DialogTitle } from '../../dialog/DialogTitle';
import { DialogTrigger } from '../../dialog/DialogTrigger';
import { Step } from '../../steps/Step';
import { Steps } from '../../steps/Steps';
import { TextField } from '../../text-field/TextField';

export function MoveDialog({ save }: { save: (address: string) => void }) {
  const [step, setStep] = useState(1);
  const [address, setAddress] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const goTo = (next: number) => {
    setStep(next);
    // The button that was pressed may be gone: the new title is read instead.
    title.current?.focus();
  };
  return (
    <DialogRoot onOpenChange={() => setStep(1)}>
      <DialogTrigger render={<Button variant="secondary" />}>Meld flytting</DialogTrigger>
      <DialogPopup>
        <DialogTitle ref={title} tabIndex={-1}>
          {step === 1 ? 'Hvor flytter du?' : 'Stemmer adressen?'}
        </DialogTitle>
        <DialogClose />
        <Steps current={step} aria-label="Melde flytting">
          <Step>Ny adresse</Step>
          <Step>Kontroll</Step>
        </Steps>
        {step === 1 ? (
          <TextField
            label="Ny adresse"
            autoComplete="street-address"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        ) : (
          <p>{address}</p>
        )}
        <div className="button-row">
          {step === 1 ? (
            <Button onClick={() => goTo(2)}>Neste</Button>
          ) : (
            <>
              <DialogClose render={<Button />} onClick={() => save(address)}>
                Meld flytting
              </DialogClose>
              <Button variant="secondary" onClick={() => goTo(1)}>
                Tilbake
              </Button>
            </>
          )}
        </div>
      </DialogPopup>
    </DialogRoot>
  );
}
