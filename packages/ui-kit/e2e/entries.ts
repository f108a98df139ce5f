import { readFileSync } from 'node:fs';

export interface Entry {
  id: string;
  /** The place of the entry in the sidebar: `Forms/TextField`. */
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index = new URL('../../../storybook-static/index.json', import.meta.url);

/** All entries of the built Storybook, in the order of the sidebar. */
export const entries: Entry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
