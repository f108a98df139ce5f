const at = (port: number) => ({ port, loginPort: port + 1, origin: `http://localhost:${port}` });

/** The portal as most hosts have it: `config.json` is fetched. */
export const PORTAL = at(4410);
/** A host that puts the configuration into the page. */
export const INLINED = at(4420);
/** A host whose sessions end after three seconds. */
export const SHORT_SESSION = at(4430);

/** Where the portal stands on each. */
export const PORTAL_PATH = '/privat/forsikring/oversikt/';
