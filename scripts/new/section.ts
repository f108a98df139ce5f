import { checkName, UsageError } from './checkName';
import type { Plan } from './createPlan';
import { fillTemplate } from './fillTemplate';
import { paths } from './paths';

/** `pnpm new section <name> [call]`: a piece of a page with its own read, skeleton and error. */
export function addSection(plan: Plan, [text, named]: string[]): string[] {
  const name = checkName(text);
  const { kebab, camel, pascal } = name;
  const call = named ?? `get${pascal}`;
  if (!/^get\w+$/.test(call) || !plan.mentions(paths.calls, call)) {
    throw new UsageError(
      `The contract has no read ${call}. Add it first (pnpm new call ${kebab}), or name another: pnpm new section ${kebab} getOffers`,
    );
  }
  const folder = `${paths.features}/${kebab}`;
  const fill = (template: string) => fillTemplate(`section/${template}`, { ...name, call });

  plan.create(`${folder}/${pascal}.tsx`, fill('Section.tsx'));
  plan.create(`${folder}/${kebab}.css`, fill('section.css'));
  plan.create(`${folder}/${camel}.texts.ts`, fill('section.texts.ts'));
  plan.create(`${folder}/${pascal}.test.tsx`, fill('Section.test.tsx'));
  plan.create(`${folder}/${pascal}.stories.tsx`, fill('Section.stories.tsx'));

  return [
    `Write the texts into ${camel}.texts.ts, and what the section shows into ${pascal}.tsx. Translate the name in its tracking id and in the title of its stories.`,
    `Put it on a page, in ${paths.routes}: <SectionBoundary name="${kebab}"><${pascal} /></SectionBoundary>`,
    'Describe it in docs/specification, and test it on its page in apps/portal/e2e.',
  ];
}
