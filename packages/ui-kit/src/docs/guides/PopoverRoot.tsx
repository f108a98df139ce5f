import { Button } from '../../button/Button';
import { Checkbox } from '../../checkbox/Checkbox';
import { TextField } from '../../text-field/TextField';
import type { Guide } from './Guide';
import { DialogSketch } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <DialogSketch title="Vis" actions={<Button>Bruk filter</Button>}>
          <Checkbox defaultChecked>Kjøretøy</Checkbox>
          <Checkbox>Hjem</Checkbox>
        </DialogSketch>
      ),
      doText: 'A few settings that belong to one control.',
      dont: (
        <DialogSketch title="Meld skade" actions={<Button>Send inn</Button>}>
          <TextField label="Hva skjedde?" />
          <TextField label="Hvor skjedde det?" />
          <TextField label="Når skjedde det?" />
        </DialogSketch>
      ),
      dontText: 'A long form: a press outside closes it, and what was typed is lost.',
    },
  ],
  elements: {
    popover: 'The surface, beside its trigger.',
    'popover-title': 'The name of the surface.',
    'popover-close': 'The cross.',
  },
  accessibility: [
    'The focus moves into it, and back to the trigger when it closes. It does not trap the focus.',
    'Escape closes it; so does a press outside, and Tab past its end.',
  ],
  content: ['The title is a noun that names the settings: `Filter`, `Varsler`.'],
};
