import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { addressOf, StoryFrame } from '../story-frame/StoryFrame';
import { initialGlobals } from '../toolbar/globalTypes';
import { Closed } from './Fold';
import './examples.css';

type Stories = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>;
type Example = Stories[number];

/** All stories of a page without a part, in their order and whole. */
export function Stories() {
  const stories = useStories();
  const [first, ...others] = stories;
  if (first && others.length === 0) return <Shown story={first} withToolbar />;
  return stories.map((story) => (
    <div key={story.id}>
      <Heading>{story.name}</Heading>
      <Shown story={story} />
    </div>
  ));
}

/**
 * The other stories of a part, side by side where they are small. Those in a frame are closed: each of them is a page of its
 * own, which is loaded when somebody opens it.
 */
export function Examples() {
  const primary = usePrimary();
  const stories = useStories().filter((story) => story !== primary);
  if (stories.length === 0) return null;
  const framed = stories.filter(isFramed);
  const inPage = stories.filter((story) => !isFramed(story));
  return (
    <>
      <Heading>Examples</Heading>
      <div className="examples">
        {inPage.map((story) => (
          <section key={story.id} data-wide={isWide(story) || undefined}>
            <div>
              <Subheading>{story.name}</Subheading>
              <Description of={story.moduleExport} />
            </div>
            <Shown story={story} described={false} />
          </section>
        ))}
      </div>
      {framed.map((story) => (
        <Closed key={story.id} summary={story.name}>
          <Shown story={story} />
        </Closed>
      ))}
    </>
  );
}

const isFramed = ({ parameters }: Example) => parameters.docs?.story?.inline === false;
const isWide = ({ parameters }: Example) => parameters.layout === 'fullscreen';

/** The stories that pages show. The table of states has a section of its own. */
function useStories(): Example[] {
  const stories = useContext(DocsContext).componentStories();
  return stories.filter(({ name, tags }) => name !== 'States' && tags.includes('autodocs'));
}

/** The story that begins the page of a part: the one with the tag `review`, which shows the part open, or else the first. */
export function usePrimary(): Example | undefined {
  const stories = useStories();
  return stories.find(({ tags }) => tags.includes('review')) ?? stories[0];
}

interface ShownProps {
  story: Example;
  /** Shows its docstring too. @default true */
  described?: boolean;
  withToolbar?: boolean;
}

/** A story, in the page or in a frame, above its code. */
export function Shown({ story, described = true, withToolbar = false }: ShownProps) {
  return (
    <>
      {described && <Description of={story.moduleExport} />}
      {isFramed(story) ? (
        <Framed story={story} />
      ) : (
        <Canvas of={story.moduleExport} withToolbar={withToolbar} sourceState="none" />
      )}
      <Closed summary="Code">
        <Source of={story.moduleExport} />
      </Closed>
    </>
  );
}

/** A story of a part on a page of text. */
export function ShownOn({ of }: { of: object }) {
  const { story } = useOf(of, ['story']);
  return <Shown story={story} described={false} />;
}

/** A story in a frame. A frame of Storybook's own would have the brand of a new page instead of the toolbar's. */
function Framed({ story }: { story: Example }) {
  const { getStoryContext } = useContext(DocsContext);
  const globals = Object.entries(getStoryContext(story).globals).flatMap(([name, value]) =>
    name in initialGlobals && typeof value === 'string' ? [[name, value]] : [],
  );
  return (
    <StoryFrame
      title={story.name}
      address={addressOf(story.id, Object.fromEntries(globals))}
      overlayHeightPx={story.parameters.docs.story.iframeHeight}
    />
  );
}
