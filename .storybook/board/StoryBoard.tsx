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

  return (
    <>
      <label className="story-board-choice">
        Story{' '}
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {!stories.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
          {stories.map(({ id, title, name }) => (
            <option key={id} value={id}>
              {title}: {name}
            </option>
          ))}
        </select>
      </label>
      <ul className="story-board">
        {brandItems.flatMap(({ value, title }) =>
          ['light', 'dark'].map((scheme) => {
            const name = `${title}, ${scheme === 'light' ? 'lys' : 'mørk'}`;
            return (
              <li key={name}>
                <p>{name}</p>
                <iframe
                  title={name}
                  loading="lazy"
                  src={`iframe.html?id=${chosen}&viewMode=story&globals=brand:${value};scheme:${scheme}`}
                  style={{ inlineSize: widthPx, blockSize: heightPx }}
                />
              </li>
            );
          }),
        )}
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
