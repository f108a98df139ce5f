/** Finds programs on PATH, and installs them with the system's package manager when that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LIMIT_MS = 420_000;

/**
 * The path of a program on PATH, or undefined.
 * @param {string} name
 */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Runs a command without output; returns whether it succeeded.
 * @type {(command: string, args: string[], timeoutMs: number) => boolean}
 */
export function attempt(command, args, timeoutMs) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: timeoutMs }).status === 0;
}

/**
 * Tries to install a package on Debian and derivatives, as root or with password-less sudo.
 * @param {string} name
 */
export function installWithPackageManager(name) {
  if (!onPath('apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && !(onPath('sudo') && attempt('sudo', ['-n', 'true'], 5_000))) return;
  const [command = '', ...first] = [...sudo, 'apt-get'];
  attempt(command, [...first, 'update'], LIMIT_MS);
  attempt(command, [...first, 'install', '-y', '--no-install-recommends', name], LIMIT_MS);
}

/**
 * The path of a program with one of these names, which is installed when it is missing.
 * @type {(names: [string, ...string[]], packageName: string) => string}
 * @throws Error with one line that says what to install.
 */
export function ensureProgram(names, packageName) {
  const find = () => names.map(onPath).find((path) => path !== undefined);
  if (!find()) installWithPackageManager(packageName);
  const path = find();
  if (!path) throw new Error(`${names[0]} is missing: install the Debian package ${packageName}.`);
  return path;
}
