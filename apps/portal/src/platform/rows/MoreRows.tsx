import type { ElementId } from '@forsikring/tracking-consent';
import { Button, VisuallyHidden } from '@forsikring/ui-kit';
import { useId, useState } from 'react';
import { useClickTracking } from '../tracking/useClickTracking';
import { ROWS_AT_ONCE, type ShownRows } from './useShownRows';
import './more-rows.css';
import { platformTexts } from '../platform.texts';

interface MoreRowsProps {
  /** The id of the button in events. */
  id: ElementId;
  rows: ShownRows;
  /** How many rows the list has. */
  total: number;
  /** Says how many of the rows are shown. */
  text: (shown: number, total: number) => string;
}

/** Below a long list: how many of its rows are shown, and 'Vis flere'. Nothing below a short list. */
export function MoreRows({ id, rows: { limit, showMore }, total, text }: MoreRowsProps) {
  const track = useClickTracking();
  const countId = useId();
  const [pressed, setPressed] = useState(false);
  if (total <= ROWS_AT_ONCE) return null;

  const count = text(Math.min(limit, total), total);
  const press = () => {
    track('knapp', platformTexts.showMore, id);
    setPressed(true);
    showMore();
  };
  return (
    <div className="more-rows">
      {limit < total && (
        <>
          <p id={countId}>{count}</p>
          <Button variant="secondary" aria-describedby={countId} onClick={press}>
            {platformTexts.showMore}
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{pressed && limit > ROWS_AT_ONCE && count}</VisuallyHidden>
    </div>
  );
}
