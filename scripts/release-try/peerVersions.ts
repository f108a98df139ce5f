import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The versions that a consumer chooses of the packages' peers. */
export interface PeerChoice {
  /** The version of React and React DOM. */
  react: string;
  swr: string;
  /** The range of React's types. */
  types: string;
}

const PACKAGES = join(import.meta.dirname, '../../packages');
const SWR = '2.5.1';

/** The newest releases that the packages are tested with. */
export const newest19: PeerChoice = { react: '19.3.1', swr: SWR, types: '^19.3.0' };
export const newest18: PeerChoice = { react: '18.3.1', swr: SWR, types: '^18.3.0' };

/**
 * The lowest versions in `peerDependencies`, for one major version of React. They are read from the packages,
 * so that a wider range is tested too.
 */
export async function lowestPeers(major: 18 | 19): Promise<PeerChoice> {
  return {
    react: await lowestPeer('ui-kit', 'react', major),
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
  if (!lowest) throw new Error(`${name} has no peer range ^${major}.x.y: ${peer} ${range}`);
  return lowest;
}
