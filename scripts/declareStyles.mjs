import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// TypeScript 6 checks that an imported style sheet exists. A CommonJS declaration can be imported and required.
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.css')) writeFileSync(join('dist', `${file}.d.cts`), 'export {};\n');
}
