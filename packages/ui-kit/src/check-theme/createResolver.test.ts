import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createResolver } from './createResolver';
import { TokenError } from './TokenError';

type Expression =
  | { kind: 'color'; color: string }
  | { kind: 'light-dark'; light: Expression; dark: Expression }
  | { kind: 'var'; token: number; fallback?: Expression };

const SIZE = 6;
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      kind: fc.constant('color' as const),
      color: fc.constantFrom('#fff', 'rgb(1 2 3 / 8%)'),
    }),
    fc.record({
      kind: fc.constant('light-dark' as const),
      light: tie('expression') as fc.Arbitrary<Expression>,
      dark: tie('expression') as fc.Arbitrary<Expression>,
    }),
    fc.record(
      {
        kind: fc.constant('var' as const),
        // Some that nobody sets.
        token: fc.nat(SIZE + 2),
        fallback: tie('expression') as fc.Arbitrary<Expression>,
      },
      { requiredKeys: ['kind', 'token'] },
    ),
  ),
}));

const write = (one: Expression): string => {
  if (one.kind === 'color') return one.color;
  if (one.kind === 'light-dark') return `light-dark(${write(one.light)}, ${write(one.dark)})`;
  return `var( --t${one.token}${one.fallback ? `, ${write(one.fallback)}` : ''})`;
};

/** The same by the book: follows every step anew. */
function expected(
  one: Expression,
  all: Expression[],
  scheme: 'light' | 'dark',
  seen: number[],
): string {
  if (one.kind === 'color') return one.color;
  if (one.kind === 'light-dark') return expected(one[scheme], all, scheme, seen);
  if (seen.includes(one.token)) throw 'circle';
  const next = all[one.token];
  try {
    if (!next) throw 'missing';
    return expected(next, all, scheme, [...seen, one.token]);
  } catch (problem) {
    if (problem === 'circle' || !one.fallback) throw problem;
    return expected(one.fallback, all, scheme, seen);
  }
}

const outcome = (act: () => string) => {
  try {
    return act();
  } catch (error) {
    return error instanceof TokenError ? error.problem : error;
  }
};

it('comes to what the tokens say, whatever they say of each other', () => {
  const tokens = fc.array(expression, { minLength: SIZE, maxLength: SIZE });
  fc.assert(
    fc.property(tokens, fc.constantFrom('light' as const, 'dark' as const), (all, scheme) => {
      const sheet = all.map((one, index) => ({ name: `--t${index}`, value: write(one), line: 1 }));
      const resolve = createResolver(new Map(sheet.map((one) => [one.name, one])), scheme);
      for (const [index, one] of all.entries()) {
        expect(outcome(() => resolve(`--t${index}`))).toBe(
          outcome(() => expected(one, all, scheme, [index])),
        );
      }
    }),
    { numRuns: 2000 },
  );
});

it('takes no longer for tokens that double with each step', () => {
  const sheet = Array.from({ length: 200 }, (_, index) => {
    const next = `var(--t${index + 1}, #fff)`;
    return { name: `--t${index}`, value: `light-dark(${next}, ${next})`, line: 1 };
  });
  const resolve = createResolver(new Map(sheet.map((one) => [one.name, one])), 'dark');
  expect(resolve('--t0')).toBe('#fff');
});
