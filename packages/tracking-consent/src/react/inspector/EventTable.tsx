import type { LoggedEvent } from './createInspectorLog';

/** The last events, newest first. Fields are shown as they are sent, once they have been checked. */
export function EventTable({ events }: { events: readonly LoggedEvent[] }) {
  if (events.length === 0) return <p className="ti-text">No events yet.</p>;
  return (
    // Scrollable sideways, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (axe: scrollable-region-focusable).
    <section className="ti-scroll" tabIndex={0} aria-label="Events">
      <table className="ti-table">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Event</th>
            <th scope="col">Status</th>
            <th scope="col">Fields</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ key, time, name, status, reason, fields }) => (
            <tr key={key}>
              <td>{formatTime(time)}</td>
              <th scope="row">{name}</th>
              <td data-status={status}>{reason ? `${status}: ${reason}` : status}</td>
              <td>
                <code>{fields ? JSON.stringify(fields) : ''}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The time of day, to the second. */
export const formatTime = (time: number) => new Date(time).toLocaleTimeString('nb');
