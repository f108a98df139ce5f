import { Button } from '../button/Button';
import { Tooltip } from './Tooltip';

const cross = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
    <path d="M6 6l12 12M18 6 6 18" />
  </svg>
);

export const pairs = [
  {
    do: (
      <Tooltip content="Slett tilbud">
        <Button variant="secondary" iconOnly>
          {cross}
        </Button>
      </Tooltip>
    ),
    dont: (
      <Tooltip content="Du må betale i dag for at forsikringen skal gjelde">
        <Button>Kjøp</Button>
      </Tooltip>
    ),
  },
];

/** A real popup would leave the picture. */
export const anatomy = (
  <div style={{ display: 'grid', justifyItems: 'center', gap: 'var(--ui-space-2)' }}>
    <span className="ui-tooltip" style={{ position: 'relative' }}>
      Slett tilbud
    </span>
    <Button variant="secondary" iconOnly aria-label="Slett tilbud" className="ui-tooltip-trigger">
      {cross}
    </Button>
  </div>
);
