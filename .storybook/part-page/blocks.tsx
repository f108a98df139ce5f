import * as kit from '@forsikring/ui-kit';
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { withCode } from '../api-reference/DocText';
import { hasContract, PartContract } from '../contract/PartContract';
import { nameOf } from '../props/nameOf';
import { changesOf } from './changes';
import { StatusLine } from './StatusLine';
import { TokensUsed } from './TokensUsed';
import './do-dont.css';
import './part-page.css';

export { Anatomy } from './Anatomy';

/** The top of a part's page: what it is for, its first story and its props. */
export function Intro() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, tags = [] } = csfFile.meta;
  const part = nameOf(component);
  return (
    <>
      <Title />
      <Subtitle />
      {part && (
        <StatusLine part={part} tags={tags} designUrl={preparedMeta.parameters.design?.url} />
      )}
      <Description of="meta" />
      {Object.keys(csfFile.stories).length === 1 && <Description of="story" />}
      <Primary />
      <Controls />
    </>
  );
}

interface DoDontProps {
  do: ReactNode;
  /** Why it is right, in a sentence. */
  doText: string;
  dont: ReactNode;
  /** What is wrong with it, in a sentence. */
  dontText: string;
}

/** A rule as two pictures, side by side: what to do, and what to avoid. */
export const DoDont = (props: DoDontProps) => (
  <div className="do-dont">
    <Picture kind="do" text={props.doText}>
      {props.do}
    </Picture>
    <Picture kind="dont" text={props.dontText}>
      {props.dont}
    </Picture>
  </div>
);

interface PictureProps {
  kind: 'do' | 'dont';
  text: string;
  children: ReactNode;
}

/** Live parts that nobody can press. The caption describes them. */
const Picture = ({ kind, text, children }: PictureProps) => (
  <figure className="do-dont-picture" data-kind={kind}>
    <div className="do-dont-canvas sb-unstyled" inert lang="nb">
      {children}
    </div>
    <figcaption>
      <strong>{kind === 'do' ? '✓ Do' : '✕ Don’t'}</strong> {withCode(text)}
    </figcaption>
  </figure>
);

/** The part's story `States`, as a picture. */
export function States() {
  const { csfFile } = useOf('meta', ['meta']);
  const { render: Table } = csfFile.moduleExports.States as { render: ComponentType };
  return (
    <div className="part-page-states sb-unstyled" inert lang="nb">
      <Table />
    </div>
  );
}

/** The end of a part's page: its contract, tokens, changes and other stories. */
export function Reference() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents } = csfFile.meta;
  const part = nameOf(component);
  return (
    <>
      <Contracts parts={[component, ...Object.values(subcomponents ?? {})]} />
      {part && part in kit && (
        <>
          <Heading>Tokens</Heading>
          <TokensUsed storiesFile={preparedMeta.parameters.fileName} />
        </>
      )}
      {part && <Changes part={part} />}
      {Object.keys(csfFile.stories).length > 1 && <Stories />}
    </>
  );
}

function Contracts({ parts }: { parts: unknown[] }) {
  const names = Object.entries(kit)
    .filter(([name, part]) => parts.includes(part) && hasContract(name))
    .map(([name]) => name);
  if (names.length === 0) return null;
  return (
    <>
      <Heading>Contract</Heading>
      {names.map((name) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <PartContract of={name} />
        </div>
      ))}
    </>
  );
}

function Changes({ part }: { part: string }) {
  const changes = changesOf(part);
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length === 0 && <p>None since it was added.</p>}
      {changes.map(({ version, text }) => (
        <div key={text}>
          <Markdown>{`**${version ?? 'Next release'}:** ${text}`}</Markdown>
        </div>
      ))}
    </>
  );
}
