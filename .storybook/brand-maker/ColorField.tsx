import { TextField } from '@forsikring/ui-kit';
import { useEffect, useState } from 'react';
import { readTyped } from './draft';

interface ColorFieldProps {
  id: string;
  /** The mode of the colour. */
  label: string;
  /** The token of the colour, for the name of the colour input. */
  of: string;
  /** The colour, as `#0a4f9e`. */
  hex: string;
  onHexChange: (hex: string) => void;
}

/** A colour: the browser's own colour input, and the same as text. */
export function ColorField({ id, label, of, hex, onHexChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour replaces what was typed
  useEffect(() => setTyped(undefined), [hex]);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    // Shorter notations could still be on their way to a longer one.
    if (/^#?[0-9a-f]{6}$/i.test(text.trim())) onHexChange(readTyped(text) ?? hex);
  };
  const finish = () => {
    setLeft(true);
    const color = typed === undefined ? undefined : readTyped(typed);
    if (!color) return;
    setTyped(undefined);
    onHexChange(color);
  };
  const isWrong = typed !== undefined && (left || typed.trim().length >= 7) && !readTyped(typed);

  return (
    <div className="brand-maker-color">
      <input
        type="color"
        aria-label={`${of}, ${label.toLowerCase()}: choose`}
        value={hex}
        onChange={(event) => onHexChange(event.currentTarget.value)}
      />
      <TextField
        id={id}
        label={label}
        value={typed ?? hex}
        spellCheck={false}
        autoComplete="off"
        error={isWrong && 'Write an opaque colour, such as #0a4f9e.'}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={finish}
      />
    </div>
  );
}
