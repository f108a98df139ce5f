/** The attributes that show the state of a part. */
export function stateAttributes(state: object): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(state))
    if (value === true || typeof value === 'string')
      attributes[`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`] =
        value === true ? '' : value;
  return attributes;
}
