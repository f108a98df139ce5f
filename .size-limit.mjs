/** The limits are in size-limits.json. */
import { readFileSync } from 'node:fs';

/** @type {import('size-limit').SizeLimitConfig} */
const limits = JSON.parse(readFileSync(new URL('./size-limits.json', import.meta.url), 'utf8'));

export default limits.map((limit) => ({
  ...limit,
  // esbuild warns of every import that it drops because a package has no side effects: thousands of lines.
  modifyEsbuildConfig: (config) => ({
    ...config,
    logOverride: { 'ignored-bare-import': 'silent' },
  }),
}));
