/** A token as its file describes it. */
export interface ListedToken {
  /** Its path in the file: `color.accent`; `radius` for `radius.$root`. */
  id: string;
  /** Its `$type`, or that of the nearest group around it. */
  type: string | undefined;
  /** What it is for. */
  description: string | undefined;
}

type Group = Record<string, unknown>;

/** Lists the tokens of a DTCG document, in the order of the file. */
export function listTokens(group: object, path: string[] = [], type?: string): ListedToken[] {
  return Object.entries(group).flatMap(([name, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    if (name.startsWith('$') && name !== '$root') return [];
    const { $type = typeIn(group) ?? type, $description } = child as Group;
    const ownType = typeof $type === 'string' ? $type : undefined;
    const ownPath = name === '$root' ? path : [...path, name];
    if (!('$value' in child)) return listTokens(child, ownPath, ownType);
    const description = typeof $description === 'string' ? $description : undefined;
    return [{ id: ownPath.join('.'), type: ownType, description }];
  });
}

function typeIn(group: object): string | undefined {
  return '$type' in group && typeof group.$type === 'string' ? group.$type : undefined;
}
