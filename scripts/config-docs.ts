/** Writes `docs/configuration.md` from the schema of the portal's configuration. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConfigDocument } from '../apps/portal/src/platform/config/configDocument';

const path = join(import.meta.dirname, '../docs/configuration.md');
writeFileSync(path, buildConfigDocument());
console.log(`Wrote ${path}`);
