import { VisuallyHidden } from '@forsikring/ui-kit';
import type { ApiExport, ApiMember } from '../../scripts/api-reference/ApiPackage';
import { DocText, withCode } from './DocText';

/** One export: its docstring, signature and members. */
export function ApiExportSection(props: ApiExport & { id: string; open: boolean }) {
  const { id, open, name, kind, doc, deprecated, throws, signature, members, file, line } = props;
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>
        {name} <small>{kind}</small>
      </h3>
      <Deprecated text={deprecated} />
      <DocText text={doc} />
      <details open={open}>
        <summary>
          Signature{members.length > 0 && ` and ${members.length} members`}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </summary>
        <pre>
          <code>{signature}</code>
        </pre>
        <Throws throws={throws} />
        {members.length > 0 && (
          <dl>
            {members.map((member) => (
              <Member key={member.name} {...member} />
            ))}
          </dl>
        )}
        <p className="api-reference-source">
          {file}:{line}
        </p>
      </details>
    </article>
  );
}

function Member({ name, type, optional, defaultValue, doc, deprecated, throws }: ApiMember) {
  return (
    <div>
      <dt>
        <code className="api-reference-name">
          {name}
          {optional && '?'}
        </code>{' '}
        <code>{type}</code>
      </dt>
      <dd>
        <Deprecated text={deprecated} />
        <DocText text={doc} />
        {defaultValue && (
          <p>
            Default: <DefaultValue text={defaultValue} />
          </p>
        )}
        <Throws throws={throws} />
      </dd>
    </div>
  );
}

/** Formats a value as code and a description as text: `300`, "a new one". */
function DefaultValue({ text }: { text: string }) {
  return /\s/.test(text) && !/^['"{[]/.test(text) ? text : <code>{text}</code>;
}

function Deprecated({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p>
      <strong>Deprecated.</strong> {withCode(text)}
    </p>
  );
}

function Throws({ throws }: { throws: string[] }) {
  return throws.map((text) => (
    <div key={text} className="api-reference-throws">
      <strong>Throws</strong>
      <DocText text={text} />
    </div>
  ));
}
