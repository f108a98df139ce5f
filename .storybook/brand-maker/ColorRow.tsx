import { Button } from '@forsikring/ui-kit';
import { memo } from 'react';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import { kitTokens, listTokens } from '../../packages/ui-kit/brand/kitTokens';
import { ColorField } from './ColorField';
import { fieldId, labelOf, MODES } from './draft';
import { FindingList } from './FindingList';
import type { Finding } from './findings';

const purposes = new Map(
  listTokens(kitTokens.light).map(({ id, description }) => [id, description]),
);

export interface ColorRowProps {
  /** The token: `color.accent`. */
  id: string;
  light: string;
  dark: string;
  /** Where the colour comes from: a designer or a file, the recipes, or the kit. */
  source: 'chosen' | 'derived' | 'kit';
  findings: readonly Finding[];
  /** Sets the colour of the token in one mode. Without a colour, the token is left out of both. */
  onChange: (id: string, mode: Mode, hex?: string) => void;
}

/** A colour of the brand in light and dark mode, with the findings about it. */
export const ColorRow = memo(
  function ColorRow({ id, light, dark, source, findings, onChange }: ColorRowProps) {
    const label = labelOf(id);
    const hexes = { light, dark };
    return (
      <fieldset className="brand-maker-row">
        <legend>{label}</legend>
        {source === 'chosen' ? (
          <Button
            variant="tertiary"
            className="brand-maker-reset"
            onClick={() => {
              onChange(id, 'light');
              document.getElementById(fieldId(id, 'light'))?.focus();
            }}
          >
            Reset<span className="ui-visually-hidden"> {label.toLowerCase()}</span>
          </Button>
        ) : (
          <span className="brand-maker-reset">{source === 'kit' ? 'As the kit' : 'Derived'}</span>
        )}
        {purposes.get(id) && <p>{purposes.get(id)}</p>}
        <div className="brand-maker-modes">
          {MODES.map((mode) => (
            <ColorField
              key={mode}
              id={fieldId(id, mode)}
              label={mode === 'light' ? 'Light' : 'Dark'}
              of={label}
              hex={hexes[mode]}
              onHexChange={(hex) => onChange(id, mode, hex)}
            />
          ))}
        </div>
        <FindingList findings={findings} onUse={(mode, hex) => onChange(id, mode, hex)} />
      </fieldset>
    );
  },
  (one, other) =>
    one.light === other.light &&
    one.dark === other.dark &&
    one.source === other.source &&
    one.onChange === other.onChange &&
    JSON.stringify(one.findings) === JSON.stringify(other.findings),
);
