import { checkName, UsageError } from './checkName';
import type { Plan } from './createPlan';
import { fillTemplate } from './fillTemplate';
import { paths } from './paths';

/** `pnpm new call <name> [path] [what it reads]`: a read with its schema, its hook, and the demo's response. */
export function addCall(
  plan: Plan,
  [text, path = `/api/privat/forsikring/path-of-${text}`, what = '…']: string[],
): string[] {
  const name = checkName(text);
  const { kebab, camel, pascal } = name;
  if (!/^(\/[\w-]+)+\/?$/.test(path)) {
    throw new UsageError(
      `"${path}" cannot be the path of a read, such as /api/privat/forsikring/saker.`,
    );
  }
  if (!/^[\p{L}\d …'.,-]+$/u.test(what)) {
    throw new UsageError(
      `Say in plain words what the call reads, such as "the customer's claims".`,
    );
  }
  for (const [file, word] of [
    [paths.calls, `get${pascal}`],
    [paths.contractEntry, pascal],
    [paths.clientEntry, pascal],
    [paths.reactEntry, `use${pascal}`],
    [paths.demoCustomer, camel],
  ] as const) {
    if (plan.mentions(file, word)) throw new UsageError(`${file} has ${word} already.`);
  }
  const fill = (template: string) => fillTemplate(`call/${template}`, { ...name, path, what });
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
    `\n/** Reads ${what}. */\nexport const use${pascal} = () => useCall('get${pascal}');\n`,
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
    paths.callsPage,
    '| Function ',
    '\n\n',
    `\n| \`get${pascal}\` | GET \`${path}\` | \`{ … }\` | 3 |`,
  );
  plan.append(paths.hooksPage, '`useReservation`,', '\n', ` \`use${pascal}\`,`);

  return [
    `Copy a response of the insurer into ${module}.test.ts, and write its fields (and the path, if it is missing) into ${module}.ts.`,
    'Add `empty` to the call if a 204 means something, and `notFound` if a 404 does (see defineCall.ts).',
    `Export the type of a list's items too, where components need it: in ${module}.ts, ${paths.contractEntry} and ${paths.clientEntry}.`,
    `Give the demo's customers data: the default in ${paths.demoCustomerWith}, others in customers.ts. Kari has a body, as the tests of all faults use her; another customer may have a 204 (undefined).`,
    `Describe the response in ${paths.callsPage}, docs/specification/calls.md and docs/demo.md. Read ${paths.changesets}/new-call-${kebab}.md.`,
    'Run pnpm build:packages and pnpm api:update, which write the new API into the reports.',
    `Show it: pnpm new section ${kebab}`,
  ];
}
