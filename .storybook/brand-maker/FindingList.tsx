import { Button } from '@forsikring/ui-kit';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import { fieldId, MODES } from './draft';
import type { Finding } from './findings';

interface FindingListProps {
  findings: readonly Finding[];
  onUse?: (mode: Mode, hex: string) => void;
  /** Leaves a token out of the brand. */
  onLeaveOut?: (mode: Mode, token: string) => void;
}

/** The findings about one token, and for each mode the nearest colour that passes. */
export function FindingList({ findings, onUse, onLeaveOut }: FindingListProps) {
  return MODES.map((mode) => {
    const own = findings.filter((finding) => finding.mode === mode);
    const mend = own.find(({ hex }) => hex);
    if (own.length === 0) return null;
    return (
      <div key={mode} className="brand-maker-findings">
        <ul>
          {own.map(({ message, surplus }) => (
            <li key={message}>
              <strong>{mode === 'light' ? 'Light' : 'Dark'}:</strong> {message}
              {surplus && onLeaveOut && (
                <Button variant="tertiary" onClick={() => onLeaveOut(mode, surplus)}>
                  Leave {surplus} out
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mend?.hex && mend.token && onUse && (
          <Button
            variant="secondary"
            onClick={() => {
              onUse(mode, mend.hex ?? '');
              // The button is gone when the colour passes.
              document.getElementById(fieldId(mend.token ?? '', mode))?.focus();
            }}
          >
            <span className="brand-maker-swatch" style={{ background: mend.hex }} />
            Use {mend.hex}
          </Button>
        )}
      </div>
    );
  });
}
