/**
 * Runs the journeys in Chromium, Firefox and WebKit, and prints one table. Words of the command choose engines and
 * journeys: `npm run engines -- firefox profile`. Pictures of pages and of failures go to `test-results/engines`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from './Engine';
import { journeys } from './journeys';
import { pages } from './pages';
import { parts, partsInForcedColours } from './parts';
import { startChromium, startFirefox } from './puppeteerEngines';
import { startHost } from './startHost';
import { Tab } from './Tab';
import type { Journeys } from './visit';
import { startWebKit } from './webKitEngine';

const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
const PICTURES = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

const all: Journeys = { ...journeys, ...pages, ...parts, ...partsInForcedColours };
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const engines = Object.entries(ENGINES).filter(([name]) => words.includes(name));
const titles = Object.keys(all).filter((title) =>
  words.every((word) => word in ENGINES || title.toLowerCase().includes(word)),
);

mkdirSync(PICTURES, { recursive: true });
const host = await startHost();
const table: Record<string, Record<string, string>> = {};
const problems: string[] = [];
for (const [, startEngine] of engines.length > 0 ? engines : Object.entries(ENGINES)) {
  try {
    const engine = await startEngine();
    const results: Record<string, string> = {};
    for (const title of titles) results[title] = await run(engine, title);
    for (const title of titles)
      table[title] = {
        ...table[title],
        [`${engine.name} ${engine.version}`]: results[title] ?? '',
      };
    await engine.close();
  } catch (error) {
    problems.push(String(error));
  }
}
await host.stop();
console.table(table);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 || titles.length === 0 ? 1 : 0);

/** Runs a journey in a session of its own, and returns the cell of the table. */
async function run(engine: Engine, title: string): Promise<string> {
  const startedAt = Date.now();
  await host.reset();
  const session = await engine.start(title in partsInForcedColours);
  if (!session) return 'not there';
  let tab: Tab | undefined;
  const openTab = async () => {
    tab = new Tab(await session.newTab(), host.origin);
    await tab.resize(1280, 900);
    return tab;
  };
  const openedTab = async () => {
    tab = new Tab(await session.openedTab(), host.origin);
    return tab;
  };
  /** Saves a picture of the tab that was opened last. */
  const save = async (name: string) => {
    const picture = await tab?.engineTab.picture();
    if (picture) writeFileSync(`${PICTURES}/${name}-${engine.name}.png`, picture);
  };
  try {
    await all[title]?.({ tab: await openTab(), openTab, openedTab, host, save });
    const result = `holds (${Math.round((Date.now() - startedAt) / 1000)} s)`;
    console.log(`${engine.name}: ${title} ${result}`);
    return result;
  } catch (error) {
    problems.push(`${engine.name}: ${title}\n  ${error}`);
    console.log(problems.at(-1));
    await save(title.replace(/\W+/g, '-')).catch(() => {});
    return 'FAILS';
  } finally {
    await session.close().catch(() => {});
  }
}
