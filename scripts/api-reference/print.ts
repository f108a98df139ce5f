/** Prints the API of the packages: as JSON for Storybook, or as lines for a comparison with `--lines`. */
import { readApi } from './readApi';

const packages = readApi();
const lines = packages.flatMap(({ entries }) =>
  entries.flatMap(({ path, exports }) =>
    exports.flatMap(({ name, signature, members }) => [
      `${path} ${name}: ${signature.replace(/\s+/g, ' ')}`,
      ...members.map(
        (member) => `${path} ${name}.${member.name}${member.optional ? '?' : ''}: ${member.type}`,
      ),
    ]),
  ),
);
process.stdout.write(
  process.argv.includes('--lines') ? `${lines.join('\n')}\n` : JSON.stringify(packages),
);
