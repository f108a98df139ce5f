const at = (port: number) => ({ port, loginPort: port + 1, origin: `http://localhost:${port}` });

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4410);

/** A host without the configuration in the page: `config.json` is fetched. */
export const PORTAL = at(FIRST_PORT);
/** A host that puts the configuration into the page. */
export const INLINED = at(FIRST_PORT + 10);

/** The portal's base path on each host. */
export const PORTAL_PATH = '/privat/forsikring/oversikt/';

/** The tag of tests that run only in the project `grid`, at night. */
export const GRID = '@grid';
