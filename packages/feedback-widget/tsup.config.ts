import type { Options } from 'tsup';
import { definePackage } from '../../scripts/definePackage';
import { elementBuild } from './elementBuild';

export default [
  ...definePackage({
    clientEntries: ['src/index.ts'],
    css: { styles: 'src/styles.css' },
  }),
  { ...elementBuild, format: 'esm', dts: true },
  { ...elementBuild, format: 'cjs', dts: true },
] satisfies Options[];
