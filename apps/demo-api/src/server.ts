import { parseArgs } from 'node:util';
import { startDemoServer } from './startDemoServer';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4300' },
    'login-port': { type: 'string', default: '4301' },
    'portal-port': { type: 'string' },
    portal: { type: 'string' },
    'inline-config': { type: 'boolean', default: false },
  },
});

const port = Number(values.port);
const stop = await startDemoServer({
  port,
  loginPort: Number(values['login-port']),
  inlineConfig: values['inline-config'],
  ...(values['portal-port'] && { portalPort: Number(values['portal-port']) }),
  ...(values.portal && { portalDist: values.portal }),
});
console.log(`The demo insurer runs at http://localhost:${port}/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
