import * as kit from '@forsikring/ui-kit';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import { hasContract, PartContract } from '../contract/PartContract';
import { Guide, withLinks } from '../guide/Guide';
import { applyToolbar } from '../toolbar/withToolbar';
import { Anatomy } from './Anatomy';
import { Contents } from './Contents';
import { changesOf } from './changes';
import { DoAndDont } from './DoAndDont';
import { nameOf } from './docgen';
import { Examples, Shown, Stories, usePrimary } from './Examples';
import { Closed, Fold } from './Fold';
import { guideOf, picturesOf } from './guides';
import { StatusLine } from './StatusLine';
import { TokensUsed } from './TokensUsed';
import './part-page.css';

/**
 * The page of a part: its first story, its guide and examples, then its props, contract, tokens and changes, which are closed
 * until somebody looks something up.
 */
export default function PartPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const primary = usePrimary();
  useToolbar();
  const { component, subcomponents, tags = [] } = csfFile.meta;
  const { fileName, design } = preparedMeta.parameters;
  const named = nameOf(component);
  // A pattern may be made of a component that is only an example.
  const part = named && named in kit ? named : undefined;
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
      <Contents />
      {guide && primary && <Shown story={primary} described={false} withToolbar />}
      {!guide && <Stories />}
      {guide && sections && (
        <>
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
              'In code': (body) => (
                <Closed summary="Show the code">
                  <Markdown>{withLinks(body, guide.file)}</Markdown>
                </Closed>
              ),
            }}
          />
          <Examples />
        </>
      )}
      {component && (
        <Fold heading="Props">
          <Controls of={primary?.moduleExport} />
        </Fold>
      )}
      <Contracts parts={[component, ...Object.values(subcomponents ?? {})]} />
      {part && (
        <Fold heading="Tokens">
          <TokensUsed storiesFile={fileName} />
        </Fold>
      )}
      {name && <Changes part={name} />}
    </>
  );
}

/** Shows pictures outside a story in the brand of the toolbar, also where each story is in a frame. */
function useToolbar() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [first] = componentStories();
  if (first) applyToolbar(getStoryContext(first).globals);
}

function Contracts({ parts }: { parts: unknown[] }) {
  const names = Object.entries(kit)
    .filter(([name, part]) => parts.includes(part) && hasContract(name))
    .map(([name]) => name);
  if (names.length === 0) return null;
  return (
    <Fold heading="Contract">
      {names.map((name) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <PartContract of={name} />
        </div>
      ))}
    </Fold>
  );
}

function Changes({ part }: { part: string }) {
  const changes = changesOf(part);
  return (
    // Storybook numbers the id of the heading when it renders the page again.
    <section id="changes">
      <Fold heading="Changes">
        {changes.length === 0 && <p>None since it was added.</p>}
        {changes.map(({ version, text }) => (
          <div key={text}>
            <Markdown>{`**${version ?? 'Next release'}:** ${text}`}</Markdown>
          </div>
        ))}
      </Fold>
    </section>
  );
}
