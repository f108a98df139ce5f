#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { checkCall } from './check/checkCall';
import { calls } from './contract/calls';
import type { NamedCall } from './contract/defineCall';

const USAGE = `Usage: api-client check <origin> [--header 'name: value'] […] [--skip <call>] […] [--timeout <seconds>]

Makes every read of the contract against a server, and compares the responses with the contract.
It writes nothing on the server, and prints paths, fields and types, never ids or values.

  --header   a header of each request
  --skip     the name of a call to leave out, such as getJumpToken
  --timeout  the seconds that the whole check may take (default: 120)
  --help     this text
  --version  the version of this command

The environment variable API_CLIENT_HEADERS has more headers, one on each line. Use it for cookies and
tokens: other users of a machine can read the arguments of a command.

Exit code: 1 with drift, else 2 where something could not be checked, else 0.
`;

/** A command that cannot run. The message is for the person who typed the command. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseOrExplain(args);
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (values.version) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const [command, address, ...rest] = positionals;
  if (command !== 'check' || !address || rest.length > 0) throw new UsageError(USAGE);
  if (!/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(address))
    throw new UsageError(`The origin is an http(s) address, such as https://portal.example.`);
  const lines = (process.env.API_CLIENT_HEADERS ?? '').split('\n').filter((line) => line.trim());
  const headers = Object.fromEntries([...(values.header ?? []), ...lines].map(readHeader));
  const seconds = Number(values.timeout ?? 120);
  if (!(seconds >= 1 && seconds <= 3_600))
    throw new UsageError('--timeout is a number of seconds from 1 to 3600.');
  const signal = AbortSignal.timeout(seconds * 1_000);
  const server = { apiHost: address.replace(/\/+$/, ''), headers, signal };

  const reads = Object.values<NamedCall>(calls).filter(({ method }) => method === 'GET');
  const skipped = values.skip ?? [];
  const unknown = skipped.find((name) => !reads.some((call) => call.name === name));
  if (unknown) throw new UsageError(`The contract has no read '${unknown}'.`);

  const counts = { ok: 0, drift: 0, failed: 0, skipped: 0 };
  for (const call of reads) {
    const print = (what: string, text = '') =>
      process.stdout.write(`${what.padEnd(8)} GET ${call.path}  ${text}`.trimEnd().concat('\n'));
    const isSkipped = skipped.includes(call.name);
    if (isSkipped || call.path.includes('{')) {
      counts.skipped += 1;
      print('skipped', isSkipped ? '--skip' : 'needs a parameter');
      continue;
    }
    const { drift, unknown, failure } = signal.aborted
      ? { drift: [], unknown: [], failure: 'no time left' }
      : await checkCall(call, server);
    if (failure === 'NetworkError' && counts.ok + counts.drift + counts.failed === 0) {
      process.stderr.write('The server does not respond.\n');
      return 2;
    }
    const result = failure ? 'failed' : drift.length > 0 ? 'drift' : 'ok';
    counts[result] += 1;
    for (const text of failure ? [failure] : drift.length > 0 ? drift : ['']) print(result, text);
    for (const name of unknown) print('new', `${name} is not in the contract`);
  }
  const { ok, drift, failed } = counts;
  process.stdout.write(
    `\n${ok} as in the contract, ${drift} with drift, ${failed} not checked, ${counts.skipped} skipped\n`,
  );
  if (drift > 0) return 1;
  return failed > 0 || ok === 0 ? 2 : 0;
}

/** Never shows the line in an error: it may be a secret. */
function readHeader(line: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  if (!name || /[^\x20-\x7e]/.test(value))
    throw new UsageError("A header has the form 'name: value'.");
  return [name.toLowerCase(), value];
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        header: { type: 'string', multiple: true },
        skip: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
