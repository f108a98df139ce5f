/** A prop of the element that a part renders, which most people need. */
interface Essential {
  type: string;
  doc: string;
}

const everywhere: Record<string, Essential> = {
  className: { type: 'string', doc: "Added to the part's own class names." },
  ref: { type: 'Ref', doc: "The part's element." },
};
const onClick = { type: '(event) => void', doc: 'Runs before what the part does itself.' };
const ariaLabel = { type: 'string', doc: 'The name, where the content is no text.' };
const disabled = { type: 'boolean', doc: 'Whether it cannot be used. Say beside it why not.' };

const ofFields: Record<string, Essential> = {
  name: { type: 'string', doc: "Its name in the form's data." },
  value: { type: 'string', doc: 'What it holds, kept by you. Give it `onChange`.' },
  defaultValue: { type: 'string', doc: 'What it holds at first, kept by the browser.' },
  onChange: { type: '(event) => void', doc: 'Called with each change.' },
  required: { type: 'boolean', doc: 'Whether the browser refuses to send the form without it.' },
  readOnly: { type: 'boolean', doc: 'Whether it can be read and copied, but not changed.' },
  disabled,
};

/** The essentials of each element. Parts take all other props of their element, too. */
const essentials: Record<string, Record<string, Essential>> = {
  button: {
    onClick,
    disabled,
    type: { type: "'button' | 'submit' | 'reset'", doc: 'What it does in a form.' },
    'aria-label': ariaLabel,
    ...everywhere,
  },
  a: { href: { type: 'string', doc: 'Where it leads.' }, onClick, ...everywhere },
  input: {
    ...ofFields,
    autoComplete: { type: 'string', doc: 'What the browser may fill in: `email`, `tel`, `name`.' },
    inputMode: { type: 'string', doc: 'The keyboard of a phone: `numeric`, `email`, `tel`.' },
    ...everywhere,
  },
  textarea: { ...ofFields, rows: { type: 'number', doc: 'Lines at first.' }, ...everywhere },
  fieldset: { disabled, ...everywhere },
};

/** The essentials of an element without some of its own. */
export const essentialsOf = (element: string | undefined) =>
  essentials[element ?? ''] ?? everywhere;
