import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
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
