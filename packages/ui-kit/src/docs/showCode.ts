/** What a story renders: from `render` to its next property. */
const RENDER = /\n {2}render: (?:\(\) => )?([\s\S]*?),\n {2}\w+[:,]/;

/** The code that a story shows to readers: what it renders, without its test. */
function codeOf(story: string): string {
  const code = RENDER.exec(story)?.[1] ?? story;
  const [indent = ''] = /^ */.exec(code.split('\n').at(-1) ?? '') ?? [];
  return code.replaceAll(`\n${indent}`, '\n');
}

/** Parameters of a story whose docs page shows its code. */
export const showCode = {
  docs: {
    canvas: { sourceState: 'shown' },
    source: { type: 'code', transform: codeOf },
  },
} as const;
