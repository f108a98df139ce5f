import { sinceOf } from './changes';
import { statuses } from './statuses';

interface StatusLineProps {
  part: string;
  tags: string[];
  /** The address of its frame in the design tool, from `parameters.design`. */
  designUrl: string | undefined;
}

/** How finished a part is, since which release it exists, and where its design is. */
export function StatusLine({ part, tags, designUrl }: StatusLineProps) {
  const [, status] = Object.entries(statuses).find(([tag]) => tags.includes(tag)) ?? [];
  return (
    <p className="part-page-status">
      {status && (
        <span
          className="part-page-badge"
          style={{ color: status.color, background: status.background }}
        >
          {status.name}
        </span>
      )}{' '}
      {status?.meaning} Since: {sinceOf(part) ?? 'the next release'}.{' '}
      <a href="#changes">What changed</a>
      {designUrl && (
        <>
          {' '}
          <a href={designUrl}>Its frame in Figma</a>
        </>
      )}
    </p>
  );
}

/** The meaning of each status. */
export const Statuses = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Means</th>
      </tr>
    </thead>
    <tbody>
      {Object.values(statuses).map(({ name, meaning }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
