import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';
import { freePorts } from '../../../scripts/freePorts';

/** The built portal. */
const portalDist = fileURLToPath(new URL('../dist', import.meta.url));

/** Starts the demo insurer with the built portal, with its security policy, on free ports. */
export async function startHost(options: { inlineConfig?: boolean } = {}) {
  const [port = 0, loginPort = 0] = await freePorts(2);
  const stop = await startDemoServer({ port, loginPort, portalDist, ...options });
  return { port, loginPort, stop };
}

/** Starts both hosts of `hosts.ts` before the tests. Returns a function that stops them after the tests. */
export default async function startHosts() {
  const hosts = [await startHost(), await startHost({ inlineConfig: true })];
  process.env.E2E_PORTS = String(hosts.flatMap(({ port, loginPort }) => [port, loginPort]));
  return async () => {
    for (const { stop } of hosts) await stop();
  };
}
