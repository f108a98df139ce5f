import { type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { BrandFault, TokenFile } from './Brand';

/** More than any brand needs, and little enough to parse at once. */
const MAX_CHARACTERS = 1_000_000;
const MAX_TOKENS = 1_000;
const MAX_DEPTH = 10;

/** Names that are safe in CSS and in JavaScript; also the names with spaces that design tools export. */
const NAME = /^[a-z0-9][a-z0-9 _-]*$/i;

const NO_REFERENCES = '$ref and $extends are not supported. Use an alias such as "{color.accent}".';

/** A token and its place in the file that sets it. */
export interface FileToken {
  id: string;
  /** The `$type` of the token, or of the nearest group around it in this file. */
  type: string | undefined;
  value: ValueNode;
  line: number;
  /** Where the token begins and ends, in characters. */
  start: number;
  end: number;
}

/** The tokens that a file sets, before their values are read. */
export interface ReadTokenFile {
  tokens: FileToken[];
  faults: BrandFault[];
}

/** Reads the names, types and places of the tokens in a file. */
export function readTokenFile({ path, text }: TokenFile): ReadTokenFile {
  const tokens: FileToken[] = [];
  const ids = new Set<string>();
  const faults: BrandFault[] = [];
  const fail = (line: number | undefined, message: string, token?: string) => {
    faults.push({ kind: 'syntax', file: path, line, token, message });
  };

  function readGroup(group: ObjectNode, names: string[], outerType: string | undefined) {
    const type = stringIn(group, '$type') ?? outerType;
    const value = valueIn(group, '$value');
    const line = group.loc.start.line;
    if (value) {
      const id = names.join('.');
      if (ids.has(id)) return fail(line, `${id} is set twice.`, id);
      ids.add(id);
      if (refers(value)) return fail(line, NO_REFERENCES, id);
      const [start, end] = [group.loc.start.offset, group.loc.end.offset];
      tokens.push({ id, type, value, line, start, end });
      return;
    }
    if (names.length === MAX_DEPTH) {
      return fail(line, `Groups can be at most ${MAX_DEPTH} deep.`);
    }
    for (const member of group.members) readMember(member, names, type);
  }

  function readMember(member: MemberNode, names: string[], type: string | undefined) {
    const name = nameOf(member);
    const { line } = member.loc.start;
    if (name === '$ref' || name === '$extends') {
      return fail(line, NO_REFERENCES);
    }
    if (name.startsWith('$') && name !== '$root') return;
    const path = name === '$root' ? names : [...names, name];
    if (name !== '$root' && !NAME.test(name)) {
      return fail(line, `"${name}" is not a name. Use letters, digits, spaces and hyphens.`);
    }
    if (member.value.type !== 'Object') {
      const id = path.join('.');
      return fail(line, `${id} is not a token. Write { "$value": … }.`, id);
    }
    readGroup(member.value, path, type);
  }

  if (text.length > MAX_CHARACTERS) {
    fail(undefined, `The file has ${text.length} characters. At most ${MAX_CHARACTERS} are read.`);
    return { tokens, faults };
  }
  const root = parseJson(text);
  if ('problem' in root) fail(root.line, root.problem);
  else if (root.type !== 'Object') fail(1, 'A token file is one JSON object: { "color": { … } }.');
  else readGroup(root, [], undefined);
  if (tokens.length > MAX_TOKENS) {
    fail(undefined, `The file has ${tokens.length} tokens. At most ${MAX_TOKENS} are read.`);
  }
  return { tokens, faults };
}

function parseJson(text: string): ValueNode | { line: number | undefined; problem: string } {
  try {
    return parse(text).body;
  } catch (error) {
    if (error instanceof RangeError) return { line: undefined, problem: 'Groups are too deep.' };
    const { message, line } = error as Error & { line: number };
    // The parser ends its messages with line and column.
    const reason = message.replace(/ \(\d+:\d+\)$/, '');
    return { line, problem: `The file is not valid JSON: ${reason}` };
  }
}

const nameOf = ({ name }: MemberNode) => (name.type === 'String' ? name.value : name.name);

function valueIn({ members }: ObjectNode, name: string): ValueNode | undefined {
  return members.find((member) => nameOf(member) === name)?.value;
}

function stringIn(group: ObjectNode, name: string): string | undefined {
  const value = valueIn(group, name);
  return value?.type === 'String' ? value.value : undefined;
}

/** Whether a value refers to another place by `$ref`. */
function refers(value: ValueNode): boolean {
  if (value.type === 'Array') return value.elements.some((element) => refers(element.value));
  if (value.type !== 'Object') return false;
  return value.members.some((member) => nameOf(member) === '$ref' || refers(member.value));
}
