import { Button, Message } from '@forsikring/ui-kit';
import { useId, useState } from 'react';
import { readTokenFile } from '../../packages/ui-kit/brand/readTokenFile';
import { readTokens } from '../../packages/ui-kit/brand/tokenDocument';
import { Download } from '../foundation/Download';
import type { Draft } from './draft';

interface FilesInProps {
  draft: Draft;
  onDraftChange: (draft: Draft) => void;
}

/** The light and the dark token file of a brand, dropped or chosen. */
export function FilesIn({ draft, onDraftChange }: FilesInProps) {
  const [problems, setProblems] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const id = useId();

  const take = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => readFile(file)));
    setProblems(read.flatMap(({ problem }) => problem ?? []));
    const good = read.filter(({ problem }) => !problem);
    if (good.length === 0) return;
    const own = Object.assign({}, draft.own, ...good.map(({ own }) => own));
    const name = good.find(({ name }) => name)?.name ?? draft.name;
    // As the files are: colours that they leave out are findings.
    onDraftChange({ ...draft, name, own, derives: false });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className="brand-maker-drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id}>Begin below, or drop token files here</label>
      <p id={`${id}-help`}>
        <code>tokens.json</code> and <code>dark.json</code>, or <code>name.tokens.json</code> and{' '}
        <code>name.dark.tokens.json</code> (DTCG).
      </p>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        multiple
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <div role="alert">
        {problems.length > 0 && (
          <Message variant="error" title="The page did not take the file">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Message>
        )}
      </div>
    </div>
  );
}

async function readFile(file: File) {
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const { tokens, faults } = readTokenFile({ path: file.name, text });
  const [fault] = faults;
  if (fault) {
    const place = fault.line ? `${file.name}, line ${fault.line}` : file.name;
    return { problem: `${place}: ${fault.message}` };
  }
  if (tokens.length === 0) return { problem: `${file.name}: The file has no token.` };
  const isDark = /(^|\.)dark\.(tokens\.)?json$/i.test(file.name);
  const [, name] = /^([a-z0-9_-]+?)(?:\.dark)?\.tokens\.json$/i.exec(file.name) ?? [];
  return { own: { [isDark ? 'dark' : 'light']: readTokens(text) }, name: name?.toLowerCase() };
}

interface FilesOutProps {
  /** The files by their names, in the order of the links. */
  files: Record<string, string>;
  findingCount: number;
}

/** The files of the brand, and what they are good for while findings are left. */
export const FilesOut = ({ files, findingCount }: FilesOutProps) => (
  <div className="brand-maker-downloads">
    <ul aria-label="Download">
      {Object.entries(files).map(([name, text]) => (
        <li key={name}>
          <Download name={name} text={text} />
        </li>
      ))}
    </ul>
    {findingCount > 0 && (
      <p>
        {findingCount === 1 ? '1 finding is left' : `${findingCount} findings are left`}: take the
        files as a draft. <code>brand check</code> and <code>brand build</code> refuse them until
        nothing is left.
      </p>
    )}
  </div>
);

interface FormFieldProps {
  form: string | undefined;
  onFormChange: (form: string | undefined) => void;
}

/** The most that the form may weigh: each visitor loads it with the first page. */
const MAX_FORM_BYTES = 20_000;

/** The large form of the brand: one SVG file. */
export function FormField({ form, onFormChange }: FormFieldProps) {
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const found = findFormProblem(text);
    setProblem(found && `${file.name}: ${found}`);
    if (!found) onFormChange(text);
  };
  return (
    <div className="brand-maker-form">
      <label htmlFor={id}>Form</label>
      <p id={`${id}-help`}>
        One large shape, which the pages fill with a colour of the brand. An SVG file below 20 kB.
      </p>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        aria-describedby={`${id}-help`}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      {form && (
        <p>
          <img src={formUrl(form)} alt="The form" />{' '}
          <Button variant="tertiary" onClick={() => onFormChange(undefined)}>
            Remove the form
          </Button>
        </p>
      )}
      <div role="alert">{problem && <Message variant="error">{problem}</Message>}</div>
    </div>
  );
}

export const formUrl = (form: string) => `data:image/svg+xml,${encodeURIComponent(form)}`;

function findFormProblem(text: string): string | undefined {
  if (text.length > MAX_FORM_BYTES) return `It has ${text.length} bytes. At most 20,000 are taken.`;
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (svg.localName !== 'svg') return 'It is not an SVG file.';
  if (!svg.hasAttribute('viewBox')) return 'It has no viewBox, so that it cannot change its size.';
  if (svg.querySelector('script, image, foreignObject, use[href^="http"]'))
    return 'It has scripts, pictures or other files in it. Save it as plain paths.';
}
