import { checkName, UsageError } from './checkName';
import type { Plan } from './createPlan';
import { fillTemplate } from './fillTemplate';
import { paths } from './paths';

/** `pnpm new call <name>`: a read with its schema, its hook, and the demo's response. */
export function addCall(plan: Plan, [text]: string[]): string[] {
  const name = checkName(text);
  const { kebab, camel, pascal } = name;
  for (const [path, word] of [
    [paths.calls, `get${pascal}`],
    [paths.contractEntry, pascal],
    [paths.clientEntry, pascal],
    [paths.reactEntry, `use${pascal}`],
    [paths.demoCustomer, camel],
  ] as const) {
    if (plan.mentions(path, word)) throw new UsageError(`${path} has ${word} already.`);
  }
  const fill = (template: string) => fillTemplate(`call/${template}`, { ...name });
  const module = `${paths.contract}/${camel}`;

  plan.create(`${module}.ts`, fill('contract.ts'));
  plan.create(`${module}.test.ts`, fill('contract.test.ts'));
  plan.create(`${paths.changesets}/new-call-${kebab}.md`, fill('changeset.md'));

  plan.addImport(paths.calls, `import { get${pascal} } from './${camel}';`);
  plan.append(paths.calls, 'named({', '\n});', `\n  get${pascal},`);
  plan.addImport(paths.contractEntry, `export { ${pascal} } from './contract/${camel}';`);
  plan.addImport(paths.clientEntry, `export type { ${pascal} } from './contract/${camel}';`);
  plan.append(
    paths.reads,
    "export const useReservation = () => useCall('getReservation');\n",
    '\n',
    `\n/** Reads … */\nexport const use${pascal} = () => useCall('get${pascal}');\n`,
  );
  plan.append(
    paths.reactEntry,
    '  useReservation',
    "\n} from './react/reads'",
    `\n  use${pascal},`,
  );

  const value = 'InferInput<typeof ';
  plan.addImport(
    paths.demoCustomer,
    `import type { ${pascal} } from '@forsikring/api-client/contract';`,
  );
  plan.append(paths.demoCustomer, 'reserved: boolean;', '\n', `\n  ${camel}: ${value}${pascal}>;`);
  plan.append(paths.demoCustomerWith, 'reserved: false,', '\n', `\n    ${camel}: {},`);
  plan.append(
    paths.demoCalls,
    'calls.getRecommendations, ',
    '\n',
    `\n  callRoute(app, context, calls.get${pascal}, (c) => c.get('customer').${camel});`,
  );
  plan.append(
    paths.clientReadme,
    '| Function ',
    '\n\n',
    `\n| \`get${pascal}\` | GET \`/api/privat/forsikring/path-of-${kebab}\` | \`{ … }\` | 3 |`,
  );
  plan.append(paths.clientReadme, '`useReservation`,', '\n', ` \`use${pascal}\`,`);

  return [
    `Copy a response of the insurer into ${module}.test.ts, and write the path and the fields into ${module}.ts.`,
    'Add `empty` to the call if a 204 means something, and `notFound` if a 404 does (see defineCall.ts).',
    `Give the demo's customers data: the default in ${paths.demoCustomerWith}, others in customers.ts.`,
    `Describe the call in ${paths.clientReadme}, docs/specification/calls.md, the docstring in ${paths.reads} and ${paths.changesets}/new-call-${kebab}.md.`,
    `Show it: pnpm new section ${kebab}`,
  ];
}
