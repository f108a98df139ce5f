import { AccordionItem, AccordionRoot, Checkbox, Select, TextField } from '@forsikring/ui-kit';
import { useCallback, useState } from 'react';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import type { WrittenToken } from '../../packages/ui-kit/brand/tokenDocument';
import { ColorRow } from './ColorRow';
import {
  type Draft,
  EMPTY,
  FIRST_COLORS,
  hexesOf,
  NAME,
  OTHER_COLORS,
  setColor,
  setTokens,
} from './draft';
import { FormField } from './Files';
import type { Finding } from './findings';
import { CORNERS, FACES, WEIGHTS } from './presets';

interface ChoicesProps {
  draft: Draft;
  onDraftChange: (change: (draft: Draft) => Draft) => void;
  findings: readonly Finding[];
}

/** The choices of a brand: a few that everybody makes, and all others under disclosures. */
export function Choices({ draft, onDraftChange, findings }: ChoicesProps) {
  const hexes = hexesOf(draft);
  const change = useCallback(
    (id: string, mode: Mode, hex?: string) =>
      onDraftChange((draft) => {
        if (hex) return setColor(draft, mode, id, hex);
        return setColor(setColor(draft, 'light', id, undefined), 'dark', id, undefined);
      }),
    [onDraftChange],
  );
  const isChosen = (id: string) => id in draft.own.light || id in draft.own.dark;
  const findingsOf = (id: string) => findings.filter(({ token }) => token === id);
  const rows = (ids: readonly string[]) =>
    ids.map((id) => (
      <ColorRow
        key={id}
        id={id}
        light={hexes.light(id)}
        dark={hexes.dark(id)}
        source={isChosen(id) ? 'chosen' : draft.derives ? 'derived' : 'kit'}
        findings={findingsOf(id)}
        onChange={change}
      />
    ));
  const groups = Object.entries(OTHER_COLORS).map(([heading, ids]) => ({
    heading,
    ids,
    count: findings.filter(({ token }) => token && ids.includes(token)).length,
  }));

  return (
    <div className="brand-maker-choices">
      <NameField draft={draft} onDraftChange={onDraftChange} />
      <h2 className="ui-heading-2">Colours</h2>
      <Checkbox
        checked={draft.derives}
        onCheckedChange={(derives) => onDraftChange((draft) => ({ ...draft, derives }))}
      >
        Derive the colours that I have not chosen
      </Checkbox>
      {rows(FIRST_COLORS)}
      <h2 className="ui-heading-2">Shape and type</h2>
      <Preset label="Corners" presets={CORNERS} draft={draft} onDraftChange={onDraftChange} />
      <Preset
        label="Face of body text"
        presets={FACES('font.family')}
        draft={draft}
        onDraftChange={onDraftChange}
      />
      <Preset
        label="Face of headings"
        presets={FACES('font.family-heading')}
        draft={draft}
        onDraftChange={onDraftChange}
      />
      <Preset
        label="Weight of headings"
        presets={WEIGHTS}
        draft={draft}
        onDraftChange={onDraftChange}
      />
      <FormField
        form={draft.form}
        onFormChange={(form) => onDraftChange((draft) => ({ ...draft, form }))}
      />
      <h2 className="ui-heading-2">The rest</h2>
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="How the rest follows">
          <Rules />
        </AccordionItem>
        {groups.map(({ heading, ids, count }) => (
          <Group key={heading} heading={heading} count={count}>
            {() => rows(ids)}
          </Group>
        ))}
      </AccordionRoot>
    </div>
  );
}

interface GroupProps {
  heading: string;
  /** The number of findings inside. */
  count: number;
  children: () => React.ReactNode;
}

/** Colours that few brands set. A group opens when a finding comes into it. */
function Group({ heading, count, children }: GroupProps) {
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? count > 0;
  // What has opened by itself stays open when its last finding is mended.
  if (count > 0 && toggled === undefined) setToggled(true);
  return (
    <AccordionItem
      heading={
        count > 0 ? `${heading} (${count === 1 ? '1 finding' : `${count} findings`})` : heading
      }
      open={open}
      onOpenChange={setToggled}
    >
      {open && children()}
    </AccordionItem>
  );
}

const Rules = () => (
  <ul>
    <li>Hover is the accent a step darker, or lighter in dark mode.</li>
    <li>Soft areas are the accent and the second accent, nearly white or nearly black.</li>
    <li>Text on a colour is white or a dark tone of it: what is easier to read.</li>
    <li>The page, sunken areas, lines and headings have a trace of the accent.</li>
    <li>
      In dark mode, accents are as light as text must be, and areas are a dark tone of the accent. A
      light header becomes an area, a dark one stays dark.
    </li>
    <li>Statuses are those of the kit: people know them from elsewhere.</li>
  </ul>
);

function NameField({ draft, onDraftChange }: Omit<ChoicesProps, 'findings'>) {
  const [name, setName] = useState<string>();
  const shown = name ?? draft.name;
  return (
    <TextField
      label="Short name"
      description="The folder of the files, and data-brand of the page."
      value={shown}
      spellCheck={false}
      autoComplete="off"
      error={
        !NAME.test(shown) &&
        'Use small letters, digits and hyphens, and begin with a letter or digit.'
      }
      onChange={({ currentTarget: { value } }) => {
        setName(value);
        onDraftChange((draft) => ({ ...draft, name: NAME.test(value) ? value : EMPTY.name }));
      }}
      onBlur={() => NAME.test(shown) && setName(undefined)}
    />
  );
}

interface PresetProps extends Omit<ChoicesProps, 'findings'> {
  label: string;
  /** Named sets of tokens. `undefined` for a token that the set leaves out. */
  presets: Readonly<Record<string, Record<string, WrittenToken | undefined>>>;
}

/** A choice of one set of tokens. */
function Preset({ label, presets, draft, onDraftChange }: PresetProps) {
  const { light } = draft.own;
  const textOf = (token: WrittenToken | undefined) => JSON.stringify(token?.$value);
  const chosen = Object.entries(presets).find(([, tokens]) =>
    Object.entries(tokens).every(([id, token]) => textOf(light[id]) === textOf(token)),
  )?.[0];
  const names = Object.keys(presets);
  return (
    <Select
      label={label}
      options={[...names, ...(chosen ? [] : ['As in the file'])].map((name) => ({
        value: name,
        label: name,
      }))}
      value={chosen ?? 'As in the file'}
      onValueChange={(name) =>
        onDraftChange((draft) => setTokens(draft, 'light', presets[name] ?? {}))
      }
    />
  );
}
