/** Writes `docs/texts.md`, the list of all texts, from the code and the specification. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTextsDocument } from './texts/textsDocument';

const path = join(import.meta.dirname, '../docs/texts.md');
writeFileSync(path, buildTextsDocument());
console.log(`Wrote ${path}`);
