import { readFileSync } from 'node:fs';

export interface Entry {
  id: string;
  /** Its place in the sidebar: `Forms/TextField`. */
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index = new URL('../../../storybook-static/index.json', import.meta.url);

/** All that the built Storybook has pages for, in its order. */
export const entries: Entry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
