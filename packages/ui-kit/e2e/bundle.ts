import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rollup } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bundles a module or a style sheet for a page, as in production. Imports are relative to this folder. */
export async function bundle(contents: string, extension: 'tsx' | 'css'): Promise<string> {
  const entry = `${here}page.${extension}`;
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName.endsWith(extension === 'tsx' ? 'js' : 'css'));
  return file?.type === 'asset' ? String(file.source) : (file?.code ?? '');
}
