import { checkName, UsageError } from './checkName';
import type { Plan } from './createPlan';
import { fillTemplate } from './fillTemplate';
import { paths } from './paths';

/** `pnpm new part <name>`: a part of ui-kit with styles, stories and a test. */
export function addPart(plan: Plan, [text]: string[]): string[] {
  const name = checkName(text);
  const { kebab, pascal } = name;
  if (plan.mentions(paths.kitEntry, pascal))
    throw new UsageError(`ui-kit exports ${pascal} already.`);
  const folder = `${paths.kit}/${kebab}`;
  const fill = (template: string) => fillTemplate(`part/${template}`, { ...name });

  plan.create(`${folder}/${pascal}.tsx`, fill('Part.tsx'));
  plan.create(`${folder}/${kebab}.css`, fill('part.css'));
  plan.create(`${folder}/${pascal}.test.tsx`, fill('Part.test.tsx'));
  plan.create(`${folder}/${pascal}.stories.tsx`, fill('Part.stories.tsx'));
  plan.create(`${paths.kit}/docs/guides/${pascal}.tsx`, fill('guide.tsx'));
  plan.create(`${paths.changesets}/new-part-${kebab}.md`, fill('changeset.md'));

  plan.addImport(
    paths.kitEntry,
    `export { ${pascal}, type ${pascal}Props } from './${kebab}/${pascal}';`,
  );
  plan.insertSorted(
    paths.kitStyles,
    /^@import "\.\/([^/]+)\/\1\.css";$/,
    `@import "./${kebab}/${kebab}.css";`,
  );
  const example = `  ${pascal}: <kit.${pascal}>Innhold</kit.${pascal}>,\n`;
  plan.append(paths.everyPart, 'export const everyPart', '};', example);
  plan.append(paths.releasedParts, 'const parts', '} satisfies', example);
  plan.append(
    paths.kitReadme,
    '## Parts\n\n| Part ',
    '\n\n',
    `\n| \`${pascal}\` | what it shows |`,
  );
  plan.append(paths.sizes, '[\n', '\n]', `,\n${fill('size.json').trimEnd()}`);

  return [
    `Write what ${pascal} shows, its props and its styles, and replace the failing test by what it must do.`,
    `Give it texts in nb, nn and en (${kebab}.texts.ts) if it has words of its own.`,
    `Choose its group in the title of ${pascal}.stories.tsx, and write ${paths.kit}/docs/guides/${pascal}.tsx for designers.`,
    `Say in ${pascal}.stories.tsx when to use it, in ${paths.kitReadme} what it shows, and in ${paths.kit}/docs/Welcome.mdx where it belongs.`,
    `Describe its state attributes and its elements in ${paths.kit}/docs if it has data attributes or takes render.`,
    `Write ${paths.changesets}/new-part-${kebab}.md for the person who upgrades.`,
    `Run pnpm build:packages, pnpm api:update and pnpm size, and set its limit in ${paths.sizes}.`,
  ];
}
