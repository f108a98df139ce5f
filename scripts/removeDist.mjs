import { rmSync } from 'node:fs';

// Not in the configuration of tsup: other tools load that too.
rmSync('dist', { recursive: true, force: true });
