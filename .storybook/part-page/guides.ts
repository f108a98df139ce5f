import type { ReactNode } from 'react';

const texts = import.meta.glob<string>('../../packages/ui-kit/src/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pictures for the guide of a part, from the file beside it. */
export interface Pictures {
  /** The examples of do and don't, in the order of the first points of "Do and don't". */
  pairs?: { do: ReactNode; dont: ReactNode }[];
  /** The part with its elements. Without this example, "Anatomy" is only a list. */
  anatomy?: ReactNode;
}

const pictures = import.meta.glob<Pictures>('../../packages/ui-kit/src/*/*.pictures.tsx', {
  eager: true,
});

/** The path of a file beside the stories of a part, from this folder. */
const beside = (storiesFile: string, ending: string) =>
  storiesFile.replace(/^.*(?=packages\/)/, '../../').replace('.stories.tsx', ending);

/** The guide of a part and its file; undefined for other pages. */
export function guideOf(storiesFile: string) {
  const path = beside(storiesFile, '.md');
  const text = texts[path];
  return text === undefined ? undefined : { text, file: path.replace('../../', '') };
}

export const picturesOf = (storiesFile: string): Pictures =>
  pictures[beside(storiesFile, '.pictures.tsx')] ?? {};
