/** Builds the bare page that the portal is compared with. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const PORTAL = pathOf('../apps/portal/package.json');
const API_CLIENT = pathOf('../packages/api-client/package.json');

/**
 * Builds `bare-page/` with Vite's defaults.
 * @param {string} outDir
 * @param {string} base the path that it is served at
 * @returns {Promise<string>} the folder of the build
 */
export async function buildBarePage(outDir, base) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: pathOf('./bare-page'),
    base,
    build: { outDir, emptyOutDir: true },
    plugins: [withPortalVersions()],
  });
  return outDir;
}

/** Resolves the page's libraries to the portal's own versions. */
function withPortalVersions() {
  return {
    name: 'with-portal-versions',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!importer?.startsWith(pathOf('./bare-page')) || !/^(react|swr)/.test(source)) return null;
      const owner = source === 'swr' ? API_CLIENT : PORTAL;
      return this.resolve(source, owner, { ...options, skipSelf: true });
    },
  };
}
