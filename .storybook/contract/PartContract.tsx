import { type Part, parts } from '../part-page/docgen';
import { withCode } from '../part-page/withCode';

const isEmpty = (meanings: object) => Object.keys(meanings).length === 0;

/** Whether a part has something to list. */
export function hasContract(name: string): boolean {
  const part = parts[name];
  if (!part) return false;
  return part.rendered !== undefined || !isEmpty(part.attributes) || !isEmpty(part.reasons);
}

/** The contract of one part: `render`, its state attributes, and the reasons of its changes. */
export function PartContract({ of: name }: { of: string }) {
  const part = parts[name];
  if (!part) return null;
  return (
    <>
      {part.rendered && (
        <p>
          <code>render</code> replaces {withCode(part.rendered)}.
        </p>
      )}
      <MeaningTable name="State attribute" value="Present when" meanings={part.attributes} />
      <MeaningTable name="details.reason" value="When" meanings={part.reasons} />
    </>
  );
}

interface MeaningTableProps {
  name: string;
  value: string;
  meanings: Record<string, string>;
}

/** Two columns: a name in code, and the meaning of the name. */
function MeaningTable({ name, value, meanings }: MeaningTableProps) {
  if (isEmpty(meanings)) return null;
  return (
    <table className="contract-table">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(meanings).map(([key, meaning]) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{withCode(meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const namesOf = (meanings: Record<string, string>) =>
  Object.keys(meanings)
    .map((name) => `\`${name}\``)
    .join(', ');

/** One row for each part that has something of this kind. */
function ByPart({ value, textOf }: { value: string; textOf: (part: Part) => string | undefined }) {
  const rows = Object.entries(parts).map(([name, part]) => [name, textOf(part) ?? '']);
  const meanings = Object.fromEntries(rows.filter(([, text]) => text));
  return <MeaningTable name="Part" value={value} meanings={meanings} />;
}

/** Which element `render` replaces, part by part. */
export const ElementsByPart = () => (
  <ByPart value="Renders without it" textOf={({ rendered }) => rendered} />
);

/** Which reasons each part gives. The page of a part says when. */
export const ChangesByPart = () => (
  <ByPart value="Reasons" textOf={({ reasons }) => namesOf(reasons)} />
);

/** Which state attributes each part has. The page of a part says when. */
export const StatesByPart = () => (
  <ByPart value="State attributes" textOf={({ attributes }) => namesOf(attributes)} />
);
