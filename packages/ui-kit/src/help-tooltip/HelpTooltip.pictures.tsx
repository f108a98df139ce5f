import type { ReactNode } from 'react';
import { HelpTooltip } from './HelpTooltip';

interface SketchProps {
  /** The text beside the button. */
  beside: string;
  about: string;
  children: ReactNode;
}

/** A help text that is open. A real popup would leave the picture. */
const Sketch = ({ beside, about, children }: SketchProps) => (
  <div
    className="ui-help-tooltip"
    style={{ display: 'grid', justifyItems: 'start', gap: 'var(--ui-space-2)' }}
  >
    <span className="ui-help-tooltip-popup" style={{ margin: 0 }}>
      {children}
    </span>
    <span>
      {beside} <HelpTooltip about={about}>{children}</HelpTooltip>
    </span>
  </div>
);

export const pairs = [
  {
    do: (
      <Sketch beside="Egenandel" about="egenandel">
        Det du betaler selv når du har en skade.
      </Sketch>
    ),
    dont: (
      <Sketch beside="Kjøp forsikring" about="kjøp">
        Du må betale i dag for at forsikringen skal gjelde.
      </Sketch>
    ),
  },
];

export const anatomy = (
  <Sketch beside="Egenandel" about="egenandel">
    Det du betaler selv når du har en skade.
  </Sketch>
);
