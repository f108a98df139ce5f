import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { CloseButton } from '../internals/CloseButton';
import { DialogSketch } from '../internals/stories/sketches';
import { TextField } from '../text-field/TextField';

export const pairs = [
  {
    do: (
      <DialogSketch title="Vis" actions={<Button>Bruk filter</Button>}>
        <Checkbox defaultChecked>Kjøretøy</Checkbox>
        <Checkbox>Hjem</Checkbox>
      </DialogSketch>
    ),
    dont: (
      <DialogSketch title="Meld skade" actions={<Button>Send inn</Button>}>
        <TextField label="Hva skjedde?" />
        <TextField label="Hvor skjedde det?" />
        <TextField label="Når skjedde det?" />
      </DialogSketch>
    ),
  },
];

/** A real popup would leave the picture. */
export const anatomy = (
  <div className="ui-popover" style={{ position: 'relative', margin: 0 }}>
    <p className="ui-popover-title">Filtrer tilbudene</p>
    <CloseButton render={undefined} part="ui-popover-close" onPress={() => {}} />
    <Checkbox>Bare fornyelser</Checkbox>
    <Button>Vis tilbudene</Button>
  </div>
);
