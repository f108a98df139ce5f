/** How finished a part is. Its stories have the name of its status among their tags. */
export const statuses = {
  stable: {
    name: 'Stable',
    meaning: 'In use, tested, and changed only with a changeset.',
    color: '#0b5d33',
    background: '#e3f4ea',
  },
  new: {
    name: 'New',
    meaning: 'Tested and ready to use. Its props may still change in a minor version.',
    color: '#1c4f8a',
    background: '#e4eefa',
  },
  deprecated: {
    name: 'Deprecated',
    meaning: 'Do not use it on new pages. Its page says what to use instead.',
    color: '#8a1c1c',
    background: '#fae6e4',
  },
} as const;
