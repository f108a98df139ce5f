import { Card, Link } from '@forsikring/ui-kit';
import { Link as RouterLink } from 'react-router-dom';
import { formatMonthly, formatYearly } from '../../domain/formats/money';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { Price } from '../../platform/words/Price';
import { PriceShares } from './PriceShares';
import type { PriceSummary } from './priceSummary';
import { SummarySkeleton, TaskSkeleton } from './SummarySkeleton';
import { summaryTexts as texts } from './summary.texts';
import type { SummaryState } from './useSummary';
import './summary.css';

/** What the customer should do next. */
interface NextTask {
  title: string;
  /** Where it is done; undefined when the address is not configured. */
  href: string | undefined;
  /** Whether it is done on a page of the portal. */
  inPortal: boolean;
}

interface SummaryProps {
  state: SummaryState;
  /** Undefined when there is none. */
  nextTask: NextTask | undefined;
  /** Whether another task may come first: its room is reserved. */
  tasksLoading: boolean;
}

/** What the customer pays and for what, and what to do next. Nothing without insurances. */
export function Summary({ state, nextTask, tasksLoading }: SummaryProps) {
  if (state.status === 'empty') return null;
  if (state.status === 'loading') return <SummarySkeleton />;
  const { summary } = state;
  return (
    <section aria-label={texts.label} className="summary">
      <Card className="summary-card">
        <div>
          <Total {...summary} />
          {tasksLoading ? <TaskSkeleton /> : nextTask && <NextTaskLink {...nextTask} />}
          {/* Last, because it goes when the rest has loaded. */}
          {summary.incomplete && <p className="summary-note">{texts.incomplete}</p>}
        </div>
        {summary.areas.length > 0 && <PriceShares areas={summary.areas} />}
      </Card>
    </section>
  );
}

function Total({ monthly, yearly, count, missing, unpriced }: PriceSummary) {
  if (monthly === undefined) return <p className="summary-price">{texts.count(count)}</p>;
  return (
    <>
      <p className="summary-label">{texts.youPay}</p>
      <p className="summary-price">
        <Price>{formatMonthly(monthly)}</Price>
      </p>
      <p>
        {yearly !== undefined && <Price>{formatYearly(yearly)}</Price>}{' '}
        {count > 0 && texts.payFor(count - unpriced, count)}
      </p>
      {missing && <p className="summary-note">{texts.missing}</p>}
      {unpriced > 0 && <p className="summary-note">{texts.unpriced(unpriced)}</p>}
    </>
  );
}

function NextTaskLink({ title, href, inPortal }: NextTask) {
  const track = useClickTracking();
  return (
    <p className="summary-task">
      <Hyphenated>{texts.nextTask(title)}</Hyphenated>{' '}
      {href && (
        <Link
          {...(inPortal ? { render: <RouterLink to={href} /> } : { href })}
          onClick={() => track('lenke', texts.toTask, 'oppsummering-oppgave')}
        >
          {texts.toTask}
        </Link>
      )}
    </p>
  );
}
