import type { InputType } from 'storybook/internal/types';
import type { ApiMember } from '../../scripts/api-reference/ApiPackage';
import { essentialsOf } from './essentials';

interface Part {
  element?: string;
  members: ApiMember[];
}

/** The rows of a part's table of props: its own, then the essentials of its element. */
export function argTypesOf({ element, members }: Part): Record<string, InputType> {
  const own = members.map((member) => [member.name, ownRow(member)] as const);
  const names = members.map(({ name }) => name);
  const inherited = Object.entries(essentialsOf(element))
    .filter(([name]) => !names.includes(name))
    .map(([name, { type, doc }]) => [name, inheritedRow(name, type, doc, element)] as const);
  return Object.fromEntries([...own, ...inherited]);
}

function ownRow({ name, doc, type, options, optional, defaultValue }: ApiMember): InputType {
  return {
    name,
    description: doc,
    type: { name: 'other', value: type, required: !optional },
    ...(options && { options }),
    control: controlOf(type, options),
    table: {
      type: { summary: options?.map((one) => `'${one}'`).join(' | ') ?? type },
      ...(defaultValue && { defaultValue: { summary: defaultValue.replaceAll('`', '') } }),
    },
  };
}

const inheritedRow = (name: string, type: string, doc: string, element = 'element'): InputType => ({
  name,
  description: doc,
  control: controlOf(type),
  table: { type: { summary: type }, category: `From <${element}>` },
});

/** The control that sets a prop of this type; none for what nobody can type. */
function controlOf(type: string, options?: string[]): InputType['control'] {
  if (options) return { type: options.length > 3 ? 'select' : 'inline-radio' };
  if (type === 'boolean' || type === 'number') return { type };
  return type === 'string' || type === 'ReactNode' ? { type: 'text' } : { disable: true };
}
