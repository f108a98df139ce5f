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
import { hasContract, PartContract } from '../contract/PartContract';
import { nameOf } from '../props/nameOf';
import { changesOf } from './changes';
import { GuideSections } from './GuideSections';
import { StatusLine } from './StatusLine';
import { TokensUsed } from './TokensUsed';
import './part-page.css';

/** The page of a part: Storybook's own, with its guide, contract, tokens and changes. */
export default function PartPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents, tags = [] } = csfFile.meta;
  const part = nameOf(component);
  const { fileName = '', design } = preparedMeta.parameters;
  const isKitPart = part !== undefined && part in kit;
  const hasSeveralStories = Object.keys(csfFile.stories).length > 1;

  return (
    <>
      <Title />
      <Subtitle />
      {part && <StatusLine part={part} tags={tags} designUrl={design?.url} />}
      <Description of="meta" />
      {!hasSeveralStories && <Description of="story" />}
      <Primary />
      <Controls />
      {isKitPart && <GuideSections part={part} storiesFile={fileName} />}
      <Contracts parts={[component, ...Object.values(subcomponents ?? {})]} />
      {isKitPart && (
        <>
          <Heading>Tokens</Heading>
          <TokensUsed storiesFile={fileName} />
        </>
      )}
      {part && <Changes part={part} />}
      {hasSeveralStories && <Stories />}
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
