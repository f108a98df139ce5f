/** Prints the API of the packages as lines, for a comparison. */
import { readApi } from './readApi';

const lines = readApi().flatMap(({ entries }) =>
  entries.flatMap(({ path, exports }) =>
    exports.flatMap(({ name, signature, members }) => [
      `${path} ${name}: ${signature.replace(/\s+/g, ' ')}`,
      ...members.map(
        (member) => `${path} ${name}.${member.name}${member.optional ? '?' : ''}: ${member.type}`,
      ),
    ]),
  ),
);
process.stdout.write(`${lines.join('\n')}\n`);
