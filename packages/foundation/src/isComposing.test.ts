import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isComposing } from './isComposing';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%o belongs to a composition: %s', (press, expected) => {
  expect(isComposing(press)).toBe(expected);
});

// Reads the source: no test can press keys in each state of each part, where a handler may be.
test('every file of the packages and the portal that reacts to a key leaves the keys of a composition alone', () => {
  const root = join(import.meta.dirname, '../../..');
  const reacting = ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'src')))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      // A listener that asks for no key reacts to any input: it waits for the visitor, or stops for them.
      return /\bonKey(Down|Up)\b|'key(down|up)'/.test(code) && /\.key\b|\bkey [!=]==/.test(code);
    });
  expect(reacting.length).toBeGreaterThan(8);
  const deaf = reacting.filter(
    (file) => !/\bisComposing\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(deaf).toEqual([]);
});
