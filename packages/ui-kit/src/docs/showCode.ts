/** What a story renders: from `render` to its next property. */
const RENDER = /\n {2}render: (?:\(\) => )?([\s\S]*?),\n {2}\w+[:,]/;

/** For a story whose docs page shows its code: what it renders, without its test. */
export const showCode = {
  docs: {
    canvas: { sourceState: 'shown' },
    source: {
      type: 'code',
      transform: (story: string) => (RENDER.exec(story)?.[1] ?? story).replaceAll('\n  ', '\n'),
    },
  },
} as const;
