import { useRef, useState } from 'react';
import { Button } from '../../packages/ui-kit/src/button/Button';
import { DialogClose } from '../../packages/ui-kit/src/dialog/DialogClose';
import { DialogPopup } from '../../packages/ui-kit/src/dialog/DialogPopup';
import { DialogRoot } from '../../packages/ui-kit/src/dialog/DialogRoot';
import { DialogTitle } from '../../packages/ui-kit/src/dialog/DialogTitle';
import { DialogTrigger } from '../../packages/ui-kit/src/dialog/DialogTrigger';
import { Step } from '../../packages/ui-kit/src/steps/Step';
import { Steps } from '../../packages/ui-kit/src/steps/Steps';
import { TextField } from '../../packages/ui-kit/src/text-field/TextField';

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
