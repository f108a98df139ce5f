/** A mistake of the person who runs a command: its message says what to do instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A name in the spellings of the code: `motor-claims`, `motorClaims`, `MotorClaims`. */
export interface Name {
  kebab: string;
  camel: string;
  pascal: string;
}

// What cannot be the name of a variable, or has another meaning here.
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false ' +
    'finally for function if implements import in index instanceof interface let neutral new null object ' +
    'package private protected public return static super switch this throw true try type typeof undefined ' +
    'var void while with yield'
  ).split(' '),
);

/**
 * Checks a name and returns its spellings.
 * @throws UsageError for a name that is no kebab-case or that is reserved
 */
export function checkName(text: string | undefined): Name {
  if (!text) throw new UsageError('The name is missing.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text) || text.length > 40) {
    throw new UsageError(
      `"${text}" cannot be a name: use lower-case letters from a to z, digits and single hyphens, such as motor-claims.`,
    );
  }
  if (RESERVED.has(text))
    throw new UsageError(`"${text}" is a reserved word. Choose another name.`);
  const pascal = text.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  return { kebab: text, pascal, camel: pascal.replace(/^./, (letter) => letter.toLowerCase()) };
}
