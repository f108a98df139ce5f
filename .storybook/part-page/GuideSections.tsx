import { Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { StatesMatrix } from '../../packages/ui-kit/src/docs/StatesMatrix';
import { DocText } from '../api-reference/DocText';
import { Anatomy } from './Anatomy';
import { DoDont } from './DoDont';
import { loadGuide } from './guides';

const loaded = new Map<string, ReturnType<typeof loadGuide>>();

/** `use` needs the same promise at each render. */
function guideOf(part: string) {
  const promise = loaded.get(part) ?? loadGuide(part);
  loaded.set(part, promise);
  return promise;
}

/** What the guide of a part says: pictures, anatomy, states, accessibility and content. */
export function GuideSections({ part, storiesFile }: { part: string; storiesFile: string }) {
  const guide = use(guideOf(part));
  if (!guide) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <DoDont pairs={guide.pairs} />
      <Heading>Anatomy</Heading>
      <Anatomy storiesFile={storiesFile} guide={guide} />
      {guide.states && (
        <>
          <Heading>States</Heading>
          <div className="part-page-states sb-unstyled" inert lang="nb">
            <StatesMatrix rows={guide.states} />
          </div>
        </>
      )}
      <Heading>Accessibility</Heading>
      <Points texts={guide.accessibility} />
      <Heading>Content</Heading>
      <Points texts={guide.content} />
    </>
  );
}

const Points = ({ texts }: { texts: string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <DocText text={text} />
      </li>
    ))}
  </ul>
);
