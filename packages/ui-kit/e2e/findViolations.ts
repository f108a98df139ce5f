import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The faults that axe finds on a page of Storybook, a line for each element. */
export async function findViolations(page: Page, forcedColors = false): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const rules = {
    // A story is no page: it has no landmarks of its own.
    region: { enabled: false },
    // Forced colours replace our colours, which axe does not see.
    'color-contrast': { enabled: !forcedColors },
  };
  return page.evaluate(async (rules) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a global
    const { violations } = await (window as any).axe.run(document.body, { rules });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, rules);
}
