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
import type { ComponentType } from 'react';
import { hasContract, PartContract } from '../contract/PartContract';
import { Guide } from '../guide/Guide';
import { Anatomy } from './Anatomy';
import { changesOf } from './changes';
import { DoAndDont } from './DoAndDont';
import { nameOf } from './docgen';
import { guideOf, picturesOf } from './guides';
import { StatusLine } from './StatusLine';
import { TokensUsed } from './TokensUsed';
import './part-page.css';

/** The page of a part: its first story and props, its guide, its contract, tokens and changes, and its other stories. */
export default function PartPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents, tags = [] } = csfFile.meta;
  const { fileName, design } = preparedMeta.parameters;
  const part = nameOf(component);
  // Changesets name the parts as the pages do: 'Toast', whose component is `ToastProvider`.
  const name = part && csfFile.meta.title?.split('/').at(-1);
  const guide = guideOf(fileName);
  const { pairs, anatomy } = picturesOf(fileName);
  const [, intro, sections] = /^# .*\n([\s\S]*?)(## [\s\S]*)/.exec(guide?.text ?? '') ?? [];
  const States = (csfFile.moduleExports.States as { render: ComponentType } | undefined)?.render;

  return (
    <>
      <Title />
      <Subtitle />
      {name && <StatusLine part={name} tags={tags} designUrl={design?.url} />}
      {guide && intro ? <Guide {...guide} text={intro} /> : <Description of="meta" />}
      {Object.keys(csfFile.stories).length === 1 && <Description of="story" />}
      <Primary />
      <Controls />
      {guide && sections && (
        <Guide
          {...guide}
          text={sections}
          after={{
            Anatomy: States && (
              <>
                <Heading>States</Heading>
                <div className="part-page-states sb-unstyled" inert lang="nb">
                  <States />
                </div>
              </>
            ),
          }}
          instead={{
            "Do and don't": (body) => <DoAndDont pairs={pairs}>{body}</DoAndDont>,
            Anatomy: (body) => <Anatomy example={anatomy}>{body}</Anatomy>,
          }}
        />
      )}
      <Contracts parts={[component, ...Object.values(subcomponents ?? {})]} />
      {part && part in kit && (
        <>
          <Heading>Tokens</Heading>
          <TokensUsed storiesFile={fileName} />
        </>
      )}
      {name && <Changes part={name} />}
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
    // Storybook numbers the id of the heading when it renders the page again.
    <section id="changes">
      <Heading>Changes</Heading>
      {changes.length === 0 && <p>None since it was added.</p>}
      {changes.map(({ version, text }) => (
        <div key={text}>
          <Markdown>{`**${version ?? 'Next release'}:** ${text}`}</Markdown>
        </div>
      ))}
    </section>
  );
}
