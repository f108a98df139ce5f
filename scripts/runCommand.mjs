import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command in a shell, and returns its exit code and its output.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} [print] prints the output while the command runs
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(command, env, print) {
  const child = spawn(command, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      print?.(text);
    });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}
