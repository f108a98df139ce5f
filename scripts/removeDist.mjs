import { rmSync } from 'node:fs';

// Removes the built files of an earlier build, `dist` unless an argument names another folder: a build must not work
// only because an earlier one left its files. Not in tsup's configuration, because other tools load that too.
rmSync(process.argv[2] ?? 'dist', { recursive: true, force: true });
