/** The attributes that show the state of a part. */
export function stateAttributes(state: object): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name in state) {
    const value: unknown = state[name as keyof typeof state];
    if (value === true || typeof value === 'string')
      attributes[`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`] =
        value === true ? '' : value;
  }
  return attributes;
}
