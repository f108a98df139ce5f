import { Loader, Select } from '@forsikring/ui-kit';
import { useEffect, useState } from 'react';
import { brandItems } from '../toolbar/globalTypes';
import './story-board.css';

interface StoryBoardProps {
  /** The id of the story, as in its address. */
  storyId: string;
  /** How wide each frame is, in px. */
  widthPx: number;
  /** How high each frame is, in px. */
  heightPx: number;
}

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** A story in every brand, light and dark. */
export function StoryBoard({ storyId, widthPx, heightPx }: StoryBoardProps) {
  const stories = useStories();
  const [chosen, setChosen] = useState(storyId);
  useEffect(() => setChosen(storyId), [storyId]);
  const options = stories.map(({ id, title, name }) => ({ value: id, label: `${title}: ${name}` }));
  if (!stories.some(({ id }) => id === chosen)) options.unshift({ value: chosen, label: chosen });

  return (
    <>
      <Select label="Story" options={options} value={chosen} onValueChange={setChosen} />
      <ul className="story-board">
        {brandItems.flatMap(({ value, title }) =>
          ['light', 'dark'].map((scheme) => {
            const address = `iframe.html?id=${chosen}&viewMode=story&globals=brand:${value};scheme:${scheme};a11y.manual:!true`;
            return (
              <li key={address}>
                <Frame
                  title={`${title}, ${scheme}`}
                  address={address}
                  size={{ widthPx, heightPx }}
                />
              </li>
            );
          }),
        )}
      </ul>
    </>
  );
}

interface FrameProps {
  title: string;
  address: string;
  size: Pick<StoryBoardProps, 'widthPx' | 'heightPx'>;
}

/** A story in a frame, which says that it loads until it has. */
function Frame({ title, address, size }: FrameProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <p>{title}</p>
      <div className="story-board-frame">
        {!loaded && <Loader texts={{ label: 'Loading' }} />}
        <iframe
          title={title}
          loading="lazy"
          src={address}
          style={{ inlineSize: size.widthPx, blockSize: size.heightPx }}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </>
  );
}

/** All stories of this Storybook, without those that are made of frames themselves. */
function useStories(): Entry[] {
  const [stories, setStories] = useState<Entry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setStories(
          Object.values(entries).filter(
            ({ type, tags }) => type === 'story' && !tags.includes('frames'),
          ),
        ),
      )
      // Without the index, the story can still be named in the controls.
      .catch(() => {});
  }, []);
  return stories;
}
