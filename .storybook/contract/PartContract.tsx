import { changeReasons } from '../../packages/ui-kit/src/docs/changeReasons';
import { renderedElements } from '../../packages/ui-kit/src/docs/renderedElements';
import { stateAttributes } from '../../packages/ui-kit/src/docs/stateAttributes';
import { withCode } from '../api-reference/DocText';

type Meanings = Record<string, string>;

const attributesOf: Record<string, Meanings | undefined> = stateAttributes;
const reasonsOf: Record<string, Meanings | undefined> = changeReasons;
const elementOf: Record<string, string | undefined> = renderedElements;

/** Whether there is something to say about a part. */
export const hasContract = (name: string) =>
  [attributesOf, reasonsOf, elementOf].some((known) => name in known);

/** What holds for one part: `render`, its state attributes, and the reasons of its changes. */
export function PartContract({ of: name }: { of: string }) {
  return (
    <>
      <RenderedElement of={name} />
      <StateAttributes of={name} />
      <ChangeReasons of={name} />
    </>
  );
}

/** Which element a part renders, where `render` replaces it. */
function RenderedElement({ of: name }: { of: string }) {
  const element = elementOf[name];
  if (!element) return null;
  return (
    <p>
      <code>render</code> replaces the <code>{`<${element}>`}</code>
      {name === 'LinkCard' && ' of the title'}.
    </p>
  );
}

/** The state attributes of a part, and when it has them. */
function StateAttributes({ of: name }: { of: string }) {
  return <MeaningTable name="State attribute" value="Present when" meanings={attributesOf[name]} />;
}

/** The reasons that a part gives for its changes. */
function ChangeReasons({ of: name }: { of: string }) {
  return <MeaningTable name="details.reason" value="When" meanings={reasonsOf[name]} />;
}

interface MeaningTableProps {
  name: string;
  value: string;
  meanings: Meanings | undefined;
}

/** Two columns: a name in code, and what it means. */
export function MeaningTable({ name, value, meanings }: MeaningTableProps) {
  if (!meanings) return null;
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

/** Which element `render` replaces, part by part. */
export function ElementsByPart() {
  const meanings = Object.fromEntries(
    Object.entries(renderedElements).map(([part, element]) => [part, `\`<${element}>\``]),
  );
  return <MeaningTable name="Part" value="Renders without it" meanings={meanings} />;
}

/** Which reasons each part gives. When it does is on the page of the part. */
export function ChangesByPart() {
  return <NamesByPart label="Reasons" names={changeReasons} />;
}

/** Which state attributes each part has. When it has them is on the page of the part. */
export function StatesByPart() {
  return <NamesByPart label="State attributes" names={stateAttributes} />;
}

function NamesByPart({ label, names }: { label: string; names: Record<string, Meanings> }) {
  const meanings = Object.fromEntries(
    Object.entries(names).map(([part, known]) => [
      part,
      Object.keys(known)
        .map((name) => `\`${name}\``)
        .join(', '),
    ]),
  );
  return <MeaningTable name="Part" value={label} meanings={meanings} />;
}
