/**
 * Starts the demo insurer and the portal for development; Ctrl-C stops both. Both reload when their code changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { firstTakenPort } from './firstTakenPort';

const PATH = '/privat/forsikring/oversikt/';
const LAST_PORT = 65_535;
const portalPort = Number(process.env.PORT ?? 4200);
if (!Number.isInteger(portalPort) || portalPort < 1 || portalPort + 101 > LAST_PORT) {
  console.error(`PORT must be a whole number from 1 to ${LAST_PORT - 101}.`);
  process.exit(1);
}
const apiPort = portalPort + 100;
const loginPort = portalPort + 101;

const taken = await firstTakenPort([portalPort, apiPort, loginPort]);
if (taken !== undefined) {
  console.error(
    `Port ${taken} is taken. Stop the program that uses it, or choose other ports: PORT=${portalPort + 1000} npm start`,
  );
  process.exit(1);
}

// A process of its own, which restarts without its sessions and saved data. Node's own --watch misses
// a second save by editors that replace the file.
const demo = spawn(
  process.execPath,
  [
    ...[fileURLToPath(import.meta.resolve('tsx/cli')), 'watch', '--clear-screen=false'],
    ...['--include', fileURLToPath(new URL('../apps/portal/brands/*/*.json', import.meta.url))],
    '--conditions=@forsikring/source',
    fileURLToPath(new URL('../apps/demo-api/src/server.ts', import.meta.url)),
    ...['--port', `${apiPort}`, '--login-port', `${loginPort}`, '--portal-port', `${portalPort}`],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
const demoExit = once(demo, 'exit');
process.on('exit', () => demo.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The terminal itself sends Ctrl-C to the child.
    if (signal !== 'SIGINT') demo.kill('SIGTERM');
    void demoExit.then(() => process.exit(0));
  });
}

const demoOrigin = `http://127.0.0.1:${apiPort}`;
const toDemo = { target: demoOrigin };
const portal = await createServer({
  root: fileURLToPath(new URL('../apps/portal', import.meta.url)),
  logLevel: 'warn',
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: portalPort,
    strictPort: true,
    // The insurer serves everything except the portal.
    proxy: { [`^(?!${PATH.slice(0, -1)}(/|$|\\?))`]: toDemo, [`^${PATH}config.json`]: toDemo },
  },
});
await portal.listen();
await untilReady(demoOrigin);
console.log(`\n  Forsikringsportalen: http://localhost:${portalPort}${PATH}\n`);

/** Resolves with the first response of a server. Code that does not start is restarted once it is changed. */
async function untilReady(origin: string): Promise<void> {
  while (true) {
    try {
      await fetch(origin);
      return;
    } catch {
      await delay(100);
    }
  }
}
