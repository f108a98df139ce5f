/**
 * Runs the journeys in Chromium, Firefox and WebKit, and prints one table. Words of the command choose engines and
 * journeys: `npm run engines -- firefox profile`. Pictures and those of failures go to `test-results/engines`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from './Engine';
import { type Journey, journeys } from './journeys';
import { parts } from './parts';
import { startChromium, startFirefox } from './puppeteerEngine';
import { startHost } from './startHost';
import { Tab } from './Tab';
import { startWebKit } from './webKitEngine';

const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
const PORT = Number(process.env.E2E_PORT ?? 4490);
const PICTURES = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const names = Object.keys(ENGINES) as (keyof typeof ENGINES)[];
const chosenNames = names.filter((name) => words.includes(name));
const titleWords = words.filter((word) => !names.some((name) => name === word));
const chosen = [...journeys, ...parts].filter(({ title }) =>
  titleWords.every((word) => title.toLowerCase().includes(word)),
);

mkdirSync(PICTURES, { recursive: true });
const host = await startHost(PORT);
const columns: { heading: string; results: string[] }[] = [];
const problems: string[] = [];
for (const name of chosenNames.length > 0 ? chosenNames : names) {
  const engine = await ENGINES[name]().catch((error: Error) => {
    problems.push(error.message);
  });
  if (!engine) continue;
  const results: string[] = [];
  for (const journey of chosen) results.push(await tried(engine, journey));
  columns.push({ heading: `${engine.name} ${engine.version}`, results });
  await engine.close();
}
await host.stop();

const width = Math.max(...chosen.map(({ title }) => title.length));
console.log(`\n${' '.repeat(width)}  ${columns.map(({ heading }) => heading).join('  ')}`);
for (const [row, { title }] of chosen.entries()) {
  const cells = columns.map(({ heading, results }) => (results[row] ?? '').padEnd(heading.length));
  console.log(`${title.padEnd(width)}  ${cells.join('  ')}`);
}
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 || chosen.length === 0 ? 1 : 0);

/** Runs a journey in a session of its own, and returns the cell of the table. */
async function tried(engine: Engine, { title, wanted, run }: Journey): Promise<string> {
  const startedAt = Date.now();
  await host.reset();
  const session = await engine.start(wanted);
  if (!session) return 'not there';
  const tabs: Tab[] = [];
  const openTab = async () => {
    const engineTab = await session.newTab();
    const tab = new Tab(engineTab, host.origin);
    tabs.push(tab);
    await engineTab.resize(1280, 900);
    return tab;
  };
  const save = async (tab: Tab, name: string) =>
    writeFileSync(`${PICTURES}/${name}-${engine.name}.png`, await tab.engineTab.picture());
  try {
    await run({ tab: await openTab(), openTab, host, save });
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${engine.name}: ${title} (${seconds} s)`);
    return `holds (${seconds} s)`;
  } catch (error) {
    const [tab] = tabs;
    if (tab) await save(tab, title.replace(/\W+/g, '-')).catch(() => {});
    problems.push(`${engine.name}: ${title}\n  ${error instanceof Error ? error.message : error}`);
    console.log(problems.at(-1));
    return 'FAILS';
  } finally {
    await session.close().catch(() => {});
  }
}
