import { type ComponentPropsWithoutRef, useSyncExternalStore } from 'react';
import { scrubAddress } from '../../events/scrubAddress';
import { clock } from './clock';
import type { InspectorLog } from './createInspectorLog';
import { EventTable } from './EventTable';
import { explainConsent } from './explainConsent';

/** Props of `TrackingInspector`; what is not named here goes to its `<section>`. */
export interface TrackingInspectorProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What `createInspectorLog(consent, tracker)` remembers: make it where the tracker is made. */
  log: InspectorLog;
  /** Lays it over the page, in a corner, folded until it is asked for. */
  overlay?: boolean;
}

const nothing = () => undefined;

/**
 * Shows developers what decides and what becomes of events: the cookies that answer, the answers so
 * far, what waits, is sent or dropped and why, and how the address looks once it is scrubbed. It calls
 * nobody and stores nothing. Leave it out of production. Renders nothing on a server.
 */
export function TrackingInspector({ overlay, className = '', ...rest }: TrackingInspectorProps) {
  const { log, ...props } = rest;
  const onClient = useSyncExternalStore(log.subscribe, log.getSnapshot, nothing);
  if (!onClient) return null;
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
          <summary className="ti-summary">Tracking: {onClient.history[0]?.state}</summary>
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
      <h3 className="ti-heading">Consent: {history[0]?.state}</h3>
      <table className="ti-table">
        <caption>Cookies that decide</caption>
        <thead>
          <tr>
            <th scope="col">Cookie</th>
            <th scope="col">Value</th>
            <th scope="col">Says</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, value, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one cookie differ in their place alone.
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value === undefined ? <em>missing</em> : <code>{value}</code>}</td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="ti-history" aria-label="Answers so far, the last one first">
        {history.map(({ time, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the list.
          <li key={history.length - index}>
            <time>{clock(time)}</time> {state}
          </li>
        ))}
      </ol>
      <h3 className="ti-heading">Address</h3>
      <p className="ti-text">
        As it is sent: <code>{scrubAddress(location.href) || 'nothing'}</code>
      </p>
      <h3 className="ti-heading">Events</h3>
      <dl className="ti-counts">
        {(['accepted', 'queued', 'sending', 'delivered'] as const).map((name) => (
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
