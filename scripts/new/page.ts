import { checkName, UsageError } from './checkName';
import type { Plan } from './createPlan';
import { fillTemplate } from './fillTemplate';
import { paths } from './paths';

/** `pnpm new page <name> [address]`: a route with its address, stories and a test. */
export function addPage(plan: Plan, [text, address = `/${text}`]: string[]): string[] {
  const name = checkName(text);
  const { camel, pascal } = name;
  if (!/^(\/[a-z0-9-]+)+$/.test(address)) {
    throw new UsageError(
      `"${address}" cannot be an address: use lower-case letters, such as /skader.`,
    );
  }
  if (plan.mentions(paths.portalPaths, camel) || plan.mentions(paths.pages, camel)) {
    throw new UsageError(`${paths.portalPaths} or ${paths.pages} has ${camel} already.`);
  }
  if (plan.contains(paths.portalPaths, `'${address}'`)) {
    throw new UsageError(`${paths.portalPaths} has the address ${address} already.`);
  }
  const route = `${paths.routes}/${pascal}Route`;
  const fill = (template: string) => fillTemplate(`page/${template}`, { ...name });

  plan.create(`${route}.tsx`, fill('Route.tsx'));
  plan.create(`${route}.test.tsx`, fill('Route.test.tsx'));
  plan.create(`${route}.stories.tsx`, fill('Route.stories.tsx'));
  plan.append(
    paths.portalPaths,
    'export const paths = {',
    '} as const',
    `  ${camel}: '${address}',\n`,
  );
  plan.append(
    paths.pages,
    'const LOADS = {',
    '} satisfies',
    `  ${camel}: () => import('../routes/${pascal}Route'),\n`,
  );
  plan.append(
    paths.pages,
    'export const pages = {',
    '};',
    `  ${camel}: lazyPage(LOADS.${camel}),\n`,
  );
  plan.append(
    paths.appRoutes,
    '<LoginGate>',
    '            <Route path="*"',
    `            <Route path={paths.${camel}} Component={pages.${camel}} />\n`,
  );

  return [
    `Write the heading and the sections into ${pascal}Route.tsx: pnpm new section ${name.kebab}`,
    'Link to the page, e.g. in app/navigation/navEntries.ts. It needs a session; a page without one moves in AppRoutes.tsx.',
    'Test in apps/portal/e2e what needs a browser: with faults (VISITS in faultGrid.spec.ts and lateData.spec.ts) and with axe (STATES in accessibility.spec.ts).',
    'Describe it in docs/specification/shell.md, and show it in docs/pages.md (PAGES in scripts/pictures.ts).',
  ];
}
