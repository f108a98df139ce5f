/** Starts the demo insurer and the portal for development; Ctrl-C stops both. */
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';
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

const stopDemo = await startDemoServer({ port: apiPort, loginPort, portalPort });
const toDemo = { target: `http://127.0.0.1:${apiPort}` };
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
console.log(`\n  Forsikringsportalen: http://localhost:${portalPort}${PATH}\n`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.allSettled([portal.close(), stopDemo()]).then(() => process.exit(0));
  });
}
