import { Select } from '@forsikring/ui-kit';
import { useEffect, useState } from 'react';
import { addressOf, StoryFrame } from '../story-frame/StoryFrame';
import { brandItems } from '../toolbar/globalTypes';
import './story-board.css';

interface StoryBoardProps {
  /** The id of the story, as in its address. */
  storyId: string;
  /** How wide the window of each story is, in px. */
  widthPx: number;
  /** How high each frame is while a dialog, a popover or a toast is open, in px. */
  overlayHeightPx: number;
}

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** How wide a pair of frames is beside the pair of another brand, in widths of the story: frames are then smaller. */
const LEAST_PAIR = 1.25;

/** A story in every brand, light and dark. */
export function StoryBoard({ storyId, widthPx, overlayHeightPx }: StoryBoardProps) {
  const stories = useStories();
  const [chosen, setChosen] = useState(storyId);
  useEffect(() => setChosen(storyId), [storyId]);
  const options = stories.map(({ id, title, name }) => ({ value: id, label: `${title}: ${name}` }));
  if (!stories.some(({ id }) => id === chosen)) options.unshift({ value: chosen, label: chosen });

  return (
    <>
      <Select label="Story" options={options} value={chosen} onValueChange={setChosen} />
      <ul
        className="story-board"
        style={{
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST_PAIR * widthPx}px), 1fr))`,
        }}
      >
        {brandItems.map(({ value: brand, title }) => (
          <li key={brand}>
            <p>{title}</p>
            <div
              className="story-board-pair"
              style={{ gridTemplateColumns: `repeat(2, minmax(0, ${widthPx}px))` }}
            >
              {['light', 'dark'].map((scheme) => {
                const address = addressOf(chosen, { brand, scheme });
                return (
                  <StoryFrame
                    key={address}
                    title={`${title}, ${scheme}`}
                    address={address}
                    widthPx={widthPx}
                    overlayHeightPx={overlayHeightPx}
                  />
                );
              })}
            </div>
          </li>
        ))}
      </ul>
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
