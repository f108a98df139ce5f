import { astroPage } from './consumers/astroPage';
import { brandCheck } from './consumers/brandCheck';
import { everyEntry } from './consumers/everyEntry';
import { nextApp } from './consumers/nextApp';
import { nodeScript } from './consumers/nodeScript';
import { oneImport } from './consumers/oneImport';
import { plainPage } from './consumers/plainPage';
import { typeVersions } from './consumers/typeVersions';
import { viteReact } from './consumers/viteReact';
import { vueApp } from './consumers/vueApp';
import { lowestPeers, newest18, newest19 } from './peerVersions';
import type { Stage } from './Stage';

/** An application that uses the published packages. */
export interface Consumer {
  /** What the command line calls it. Consumers with the same name run together. */
  name: string;
  title: string;
  act: (stage: Stage) => Promise<void>;
}

const react: Consumer[] = [];
for (const peers of [newest19, await lowestPeers(19), newest18, await lowestPeers(18)]) {
  react.push({
    name: 'react',
    title: `Vite and React ${peers.react}`,
    act: (stage) => viteReact(stage, peers),
  });
}

const consumers: Consumer[] = [
  { name: 'node', title: 'a Node script with api-client only', act: nodeScript },
  {
    name: 'node',
    title: 'every entry of every package in Node',
    act: (stage) => everyEntry(stage, newest19),
  },
  { name: 'brand', title: 'a brand check with npx', act: brandCheck },
  {
    name: 'types',
    title: 'TypeScript 5.5 and newest, as bundlers and as Node resolve',
    act: (stage) => typeVersions(stage, newest19),
  },
  { name: 'page', title: 'a page without a bundler, with the custom element', act: plainPage },
  { name: 'astro', title: 'Astro with the custom element', act: astroPage },
  { name: 'vue', title: 'Vue with the custom element', act: vueApp },
  {
    name: 'unused',
    title: 'one import in esbuild, Rolldown, Rollup and webpack',
    act: (stage) => oneImport(stage, newest19),
  },
  {
    name: 'next',
    title: `Next.js and React ${newest19.react}`,
    act: (stage) => nextApp(stage, newest19),
  },
  ...react,
];

/**
 * The consumers with these names; all of them without names.
 * @throws Error when a name is unknown
 */
export function consumersNamed(names: string[]): Consumer[] {
  const known = [...new Set(consumers.map(({ name }) => name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown consumer: ${unknown.join(', ')}. They are: ${known.join(', ')}`);
  return names.length === 0 ? consumers : consumers.filter(({ name }) => names.includes(name));
}
