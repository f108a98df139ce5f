import { join } from 'node:path';
import ts from 'typescript';

/** The type errors of some files of a repository, which is faster than checking all that they import. */
export function typeErrors(root: string, files: string[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files },
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    [...files, 'scripts/unitTestSetup.ts'].map((file) => join(root, file)),
    options,
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    const errors = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return errors.map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
