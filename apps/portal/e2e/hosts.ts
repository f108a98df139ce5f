const at = (port = 0, loginPort = 0) => ({ port, loginPort, origin: `http://localhost:${port}` });

// Set by `startHosts` before the workers start.
const [port, loginPort, inlinedPort, inlinedLoginPort] = (process.env.E2E_PORTS ?? '')
  .split(',')
  .map(Number);

/** A host without the configuration in the page: `config.json` is fetched. */
export const PORTAL = at(port, loginPort);
/** A host that puts the configuration into the page. */
export const INLINED = at(inlinedPort, inlinedLoginPort);

/** The portal's base path on each host. */
export const PORTAL_PATH = '/privat/forsikring/oversikt/';

/** The tag of tests that run only in the project `grid`, at night. */
export const GRID = '@grid';
