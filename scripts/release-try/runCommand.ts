import { spawn } from 'node:child_process';
import { atEnd } from './cleanup';

/** Options of a command. */
export interface CommandOptions {
  /** The working directory. */
  cwd: string;
  /** Environment variables in addition to those of this run. */
  env?: NodeJS.ProcessEnv;
}

const END_LIMIT_MS = 300_000;
const READY_LIMIT_MS = 60_000;

// Settings that npm and pnpm pass on would override those of the working directory.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_config_/i.test(name)),
);

/**
 * Runs a program until it exits and returns its standard output. Rejects with everything it printed when it
 * fails or takes too long.
 */
export async function runCommand(
  command: string,
  args: string[],
  options: CommandOptions,
): Promise<string> {
  const program = startCommand(command, args, options);
  const code = await within(END_LIMIT_MS, program.ended);
  program.stop();
  if (code === 0) return program.stdout();
  const why =
    code === undefined ? `took longer than ${END_LIMIT_MS / 1000} s` : `ended with ${code}`;
  throw new Error(`${command} ${args.join(' ')} ${why}\n${program.output()}`);
}

/** Starts a program that keeps running, such as a server. It is stopped at the end of the run at the latest. */
export function startCommand(command: string, args: string[], { cwd, env = {} }: CommandOptions) {
  // A separate process group, so that its own children stop with it.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let all = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    all += chunk;
  });
  child.stderr.on('data', (chunk) => {
    all += chunk;
  });

  /** Its exit code, or the reason when there is none. */
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
  });
  let stopped = false;
  const stop = () => {
    if (!stopped) killGroup(child.pid);
    stopped = true;
  };
  atEnd(stop);

  /** Resolves to the first output that matches `pattern`; rejects when it exits before that, or takes too long. */
  const printed = async (pattern: RegExp): Promise<string> => {
    const found = new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const [match] = pattern.exec(stdout) ?? [];
        if (match) resolve(match);
      });
    });
    const match = await within(READY_LIMIT_MS, Promise.race([found, ended.then(() => undefined)]));
    if (match === undefined) throw new Error(`${command} ${args.join(' ')} is not ready\n${all}`);
    return match;
  };
  return { ended, stop, printed, stdout: () => stdout, output: () => all };
}

/** Resolves to the value, or to undefined after the limit. */
async function within<Value>(limitMs: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  const first = await Promise.race([value, late]);
  clearTimeout(timer);
  return first;
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}
