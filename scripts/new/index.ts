/** `pnpm new <what> <name>`: writes the files of something new, adds it to the lists, and prints what to do next. */
import { spawnSync } from 'node:child_process';
import { addCall } from './call';
import { UsageError } from './checkName';
import { createPlan, type Plan } from './createPlan';
import { addDistributor } from './distributor';
import { addPage } from './page';
import { addPart } from './part';
import { paths, ROOT } from './paths';
import { addSection } from './section';

interface Command {
  /** Plans the changes, and returns the next steps. @throws UsageError for a wrong argument */
  add: (plan: Plan, args: string[]) => string[];
  usage: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  distributor: { add: addDistributor, usage: 'distributor eksempel "Eksempelbanken"' },
  part: { add: addPart, usage: 'part progress-bar' },
  call: {
    add: addCall,
    usage:
      'call motor-claims [/api/privat/forsikring/motor/saker] ["the customer\'s motor claims"]',
  },
  section: { add: addSection, usage: 'section motor-claims [getMotorClaims]' },
  page: { add: addPage, usage: 'page motor-claims [/skader]' },
};

const [what = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (!command) {
    const usages = Object.values(COMMANDS).map(({ usage }) => `  pnpm new ${usage}`);
    throw new UsageError(`Say what to add:\n${usages.join('\n')}`);
  }
  if (args.length === 0 || args.includes('--help'))
    throw new UsageError(`For example:\n  pnpm new ${command.usage}`);
  const plan = createPlan();
  const nextSteps = command.add(plan, args);
  plan.write();
  const written = plan.paths();
  if (what === 'distributor') written.push(generateBrands());
  format(written);
  console.log(`Wrote\n${written.map((path) => `  ${path}`).join('\n')}\n\nNext`);
  for (const [at, step] of nextSteps.entries()) console.log(`  ${at + 1}. ${step}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function generateBrands(): string {
  run(process.execPath, [
    '--conditions=@forsikring/source',
    '--import',
    'tsx',
    'scripts/tokens.ts',
  ]);
  return paths.brandsCss;
}

/** Formats the files and sorts their imports. */
function format(files: string[]): void {
  const formatted = files.filter((path) => /\.(tsx?|css|json)$/.test(path));
  run(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    ...formatted,
  ]);
}

/** Runs a program; its output is shown when it fails. */
function run(command: string, parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${parameters.join(' ')} failed:\n${stdout}${stderr}`);
}
