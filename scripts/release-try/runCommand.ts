import { spawn } from 'node:child_process';
import { atEnd } from './undoing';

/** How a program is run. */
export interface CommandOptions {
  /** The folder it runs in. */
  cwd: string;
  /** Variables beside those of this run. */
  env?: NodeJS.ProcessEnv;
}

const END_LIMIT_MS = 300_000;
const READY_LIMIT_MS = 60_000;

// Settings that npm and pnpm hand down would win over those of the folder that a command runs in.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_config_/i.test(name)),
);

/**
 * Runs a program to its end and answers what it wrote to its standard output.
 * Rejects with all it printed when it ends otherwise than well, or takes too long.
 */
export async function runCommand(
  command: string,
  args: string[],
  options: CommandOptions,
): Promise<string> {
  const program = startCommand(command, args, options);
  const code = await within(END_LIMIT_MS, program.ended);
  program.stop();
  if (code === 0) return program.answer();
  const why =
    code === undefined ? `took longer than ${END_LIMIT_MS / 1000} s` : `ended with ${code}`;
  throw new Error(`${command} ${args.join(' ')} ${why}\n${program.output()}`);
}

/** Starts a program that stays, as a server does; it ends with the run at the latest. */
export function startCommand(command: string, args: string[], { cwd, env = {} }: CommandOptions) {
  // A group of its own: what it has started in turn ends with it.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let answer = '';
  let all = '';
  child.stdout.on('data', (chunk) => {
    answer += chunk;
    all += chunk;
  });
  child.stderr.on('data', (chunk) => {
    all += chunk;
  });

  /** Its exit code, or why it has none. */
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

  /** Answers what it prints that fits `pattern`; rejects when it ends before that, or takes too long. */
  const printed = async (pattern: RegExp): Promise<string> => {
    const found = new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const [match] = pattern.exec(answer) ?? [];
        if (match) resolve(match);
      });
    });
    const match = await within(READY_LIMIT_MS, Promise.race([found, ended.then(() => undefined)]));
    if (match === undefined) throw new Error(`${command} ${args.join(' ')} is not ready\n${all}`);
    return match;
  };
  return { ended, stop, printed, answer: () => answer, output: () => all };
}

/** What is promised, or undefined where it takes longer. */
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
    // It has ended by itself.
  }
}
