import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useState } from 'react';
import './examples.css';

type Stories = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>;
type Example = Stories[number];

/** The other stories of a page, in their order and whole. */
export function Stories() {
  const stories = useOtherStories();
  return stories.map((story) => (
    <div key={story.id}>
      <Subheading>{story.name}</Subheading>
      <Show story={story} />
    </div>
  ));
}

/**
 * The other stories of a part, side by side where they are small. Those in a frame are closed: each of them is a page of its
 * own, which is loaded when somebody opens it.
 */
export function Examples() {
  const stories = useOtherStories();
  if (stories.length === 0) return null;
  const framed = stories.filter(isFramed);
  const inPage = stories.filter((story) => !isFramed(story));
  return (
    <>
      <Heading>Examples</Heading>
      <div className="examples">
        {inPage.map((story) => (
          <section key={story.id} data-wide={isWide(story) || undefined}>
            <Subheading>{story.name}</Subheading>
            <Show story={story} />
          </section>
        ))}
      </div>
      {framed.map((story) => (
        <Closed key={story.id} summary={story.name}>
          <Show story={story} />
        </Closed>
      ))}
    </>
  );
}

const isFramed = ({ parameters }: Example) => parameters.docs?.story?.inline === false;
const isWide = ({ parameters }: Example) => parameters.layout === 'fullscreen';

/** The stories that pages show, but for the first one. The table of states has a section of its own. */
function useOtherStories(): Example[] {
  const [, ...others] = useContext(DocsContext).componentStories();
  return others.filter(({ name, tags }) => name !== 'States' && tags.includes('autodocs'));
}

const Show = ({ story }: { story: Example }) => (
  <>
    <Description of={story.moduleExport} />
    <Canvas of={story.moduleExport} />
  </>
);

/** Renders its content once somebody has opened it. */
function Closed({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="page-fold" onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}
