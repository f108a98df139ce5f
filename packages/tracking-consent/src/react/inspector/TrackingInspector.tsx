import { type ComponentPropsWithoutRef, useSyncExternalStore } from 'react';
import { scrubAddress } from '../../events/scrubAddress';
import type { InspectorLog } from './createInspectorLog';
import { EventTable, formatTime } from './EventTable';
import { explainConsent } from './explainConsent';

/** Props of `TrackingInspector`; other props go to its `<section>`. */
export interface TrackingInspectorProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The log that `createInspectorLog(consent, tracker)` returns: create it where you create the tracker. */
  log: InspectorLog;
  /** Shows the inspector in a corner over the page, collapsed until a developer opens it. */
  overlay?: boolean | undefined;
}

const getServerSnapshot = () => undefined;

/**
 * Shows developers the cookies that decide, the changes of consent, the events that are queued, sent or
 * dropped and why, and the scrubbed addresses. The inspector sends and stores nothing. Leave it out of production.
 * Renders nothing on a server.
 */
export function TrackingInspector({ overlay, className = '', ...rest }: TrackingInspectorProps) {
  const { log, ...props } = rest;
  const snapshot = useSyncExternalStore(log.subscribe, log.getSnapshot, getServerSnapshot);
  if (!snapshot) return null;
  const report = <InspectorReport log={log} />;
  return (
    <section
      lang="en"
      aria-label="Tracking inspector"
      {...props}
      className={`ti-root ${className}`.trim()}
      data-overlay={overlay ? '' : undefined}
    >
      {overlay ? (
        <details>
          <summary className="ti-summary">{`Tracking: ${snapshot.history[0]?.state}`}</summary>
          {report}
        </details>
      ) : (
        report
      )}
    </section>
  );
}

function InspectorReport({ log }: Pick<TrackingInspectorProps, 'log'>) {
  const { history, events, counts } = useSyncExternalStore(log.subscribe, log.getSnapshot);
  const cookies = explainConsent(log.rule, document.cookie);
  return (
    <div className="ti-report">
      <h3 className="ti-heading">{`Consent: ${history[0]?.state}`}</h3>
      <table className="ti-table">
        <caption>Cookies that the rule reads</caption>
        <thead>
          <tr>
            <th scope="col">Cookie</th>
            <th scope="col">Value</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, value, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one cookie differ only in their position.
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value === undefined ? <em>missing</em> : <code>{value}</code>}</td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="ti-history" role="list" aria-label="Consent history, newest first">
        {history.map(({ time, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other id than its position.
          <li key={history.length - index}>
            <time>{formatTime(time)}</time> {state}
          </li>
        ))}
      </ol>
      <h3 className="ti-heading">Address</h3>
      <p className="ti-text">
        As sent: <code>{scrubAddress(location.href) || 'nothing'}</code>
      </p>
      <h3 className="ti-heading">Events</h3>
      <dl className="ti-counts">
        {(['accepted', 'queued', 'checked', 'delivered'] as const).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
        {Object.entries(counts.dropped).map(([reason, count]) => (
          <div key={reason}>
            <dt>dropped: {reason}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <EventTable events={events} />
    </div>
  );
}
