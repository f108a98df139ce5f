import type { Options } from 'tsup';
import { definePackage } from '../../scripts/definePackage';
import { elementBuild } from './elementBuild';

export default [
  ...definePackage({
    clientEntries: ['src/index.ts'],
    css: { styles: 'src/styles.css' },
    react: {
      react: 'createContext, useContext, useEffect, useId, useRef, useState, useSyncExternalStore',
      'react/jsx-runtime': 'Fragment, jsx, jsxs',
    },
  }),
  { ...elementBuild, format: 'esm', dts: true },
  { ...elementBuild, format: 'cjs', dts: true },
] satisfies Options[];
