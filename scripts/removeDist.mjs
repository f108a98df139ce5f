import { rmSync } from 'node:fs';

// Not in tsup's configuration, because other tools load that too.
rmSync('dist', { recursive: true, force: true });
