import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a consumer chooses of what our packages leave to it. */
export interface PeerChoice {
  /** The version of React and React DOM. */
  react: string;
  swr: string;
  /** The range of React's types. */
  types: string;
}

const PACKAGES = join(import.meta.dirname, '../../packages');
const SWR = '2.5.1';

/** The newest releases that the packages are tried with. */
export const newest19: PeerChoice = { react: '19.3.1', swr: SWR, types: '^19.3.0' };
export const newest18: PeerChoice = { react: '18.3.1', swr: SWR, types: '^18.3.0' };

/**
 * The lowest versions that the packages say they work with, for one major version of React. They are
 * read from `peerDependencies`: a range that is widened is a range that is tried.
 */
export async function lowestPeers(major: 18 | 19): Promise<PeerChoice> {
  return {
    react: await lowestPeer(major === 18 ? 'feedback-widget' : 'ui-kit', 'react', major),
    swr: await lowestPeer('api-client', 'swr', 2),
    types: `^${major}.0.0`,
  };
}

async function lowestPeer(name: string, peer: string, major: number): Promise<string> {
  const file = await readFile(join(PACKAGES, name, 'package.json'), 'utf8');
  const range: string = JSON.parse(file).peerDependencies[peer];
  const lowest = range
    .split(' || ')
    .map((part) => /^\^(\d+\.\d+\.\d+)$/.exec(part)?.[1])
    .find((version) => version?.startsWith(`${major}.`));
  if (!lowest) throw new Error(`${name} names no ^${major}.x.y among its peers: ${peer} ${range}`);
  return lowest;
}
