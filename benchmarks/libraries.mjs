import { existsSync, readFileSync } from 'node:fs';

/**
 * The packages that ours are compared with, by the names in the benchmarks.
 * @type {Record<string, string>}
 */
export const LIBRARIES = {
  baseUi: '@base-ui/react',
  radix: 'radix-ui',
  designsystemet: '@digdir/designsystemet-react',
  jokul: '@fremtind/jokul',
  sonner: 'sonner',
  reactHotToast: 'react-hot-toast',
  openapiFetch: 'openapi-fetch',
  wretch: 'wretch',
  ky: 'ky',
  axios: 'axios',
  mixpanel: 'mixpanel-browser',
  mixpanelCore: 'mixpanel-browser',
};

/** Where a library may be installed. */
const FOLDERS = ['node_modules', '../packages/tracking-consent/node_modules'];

/**
 * The installed version of a library.
 * @param {string} name
 */
export function versionOf(name) {
  const files = FOLDERS.map(
    (folder) => new URL(`${folder}/${LIBRARIES[name]}/package.json`, import.meta.url),
  );
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`${LIBRARIES[name]} is missing. Run "npm --prefix benchmarks ci".`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
