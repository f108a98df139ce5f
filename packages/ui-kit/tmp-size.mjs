import esbuild from '/tmp/wt/kit/node_modules/.pnpm/esbuild@0.28.2/node_modules/esbuild/lib/main.js';
import { gzipSync } from 'node:zlib';
const size = async (contents) => gzipSync((await esbuild.build({ stdin: { contents, resolveDir: process.cwd(), loader: 'tsx' }, bundle: true, write: false, minify: true, format: 'esm', treeShaking: true, jsx: 'automatic', define: {'process.env.NODE_ENV':'"production"'}, external: ['react','react/jsx-runtime','react-dom','@floating-ui/dom'], conditions:['@forsikring/source'] })).outputFiles[0].contents, { level: 9 }).length;
console.log('ours', await size(`export { renderElement } from './src/internals/renderElement'; export { mergeProps, mergeRefs } from './src/internals/mergeProps';`));
console.log('base', await size(`export { useRender } from '@base-ui/react/use-render'; export { mergeProps } from '@base-ui/react/merge-props';`));
for (const parts of ['Tooltip, HelpTooltip','Dialog','AccordionRoot, AccordionItem','ToastProvider, useToast','TextField','Select','RadioGroup, Radio','NavMenu','PopoverRoot, PopoverTrigger, PopoverPopup','Button'])
  console.log(parts, 'old', await size(`export { ${parts} } from './tmp-old/src/index.ts'`), 'new', await size(`export { ${parts} } from './src/index.ts'`));
