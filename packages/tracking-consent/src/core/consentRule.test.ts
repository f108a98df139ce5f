import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fremtindConsentRule } from '../presets';
import { consentState } from './consentCategories';
import { readConsent } from './consentRule';

const numRuns = import.meta.env.MODE === 'soak' ? 5_000 : 300;
const DISTRIBUTORS = 'sb1 eika none fana more lofavor fremtind __proto__ '.split(' ');
const OPT_IN_NAMES = ['sb1-optin-v3', 'd41d8cd98f'];

function categories(distributor: string, cookies: string) {
  return readConsent(fremtindConsentRule(distributor, OPT_IN_NAMES), cookies);
}

function state(distributor: string, cookies: string) {
  return consentState(categories(distributor, cookies));
}

describe.each(['sb1', 'eika'])('consent level of %s', (distributor) => {
  test.each(['a=b; kfp-clvl=2', 'kfp-clvl="2"'])(
    'opts in to statistics alone with %j',
    (cookies) => {
      expect(categories(distributor, cookies)).toEqual({ statistics: true });
    },
  );

  test.each([
    ...['', 'kfp-clvl=', 'kfp-clvl=1', 'kfp-clvl=3', 'kfp-clvl=22', 'kfp-clvl=2.0'],
    ...['kfp-clvl=""2""', 'kfp-clvl=%32', 'kfp-clvl=%', 'kfp-clvl', 'sb1-optin-v3=FSM'],
  ])('opts out with the cookies %j', (cookies) => {
    expect(state(distributor, cookies)).toBe('OPTED_OUT');
  });

  test('opts out when one of several copies opts out', () => {
    expect(state(distributor, 'kfp-clvl=2; kfp-clvl=1')).toBe('OPTED_OUT');
    expect(state(distributor, 'kfp-clvl=1; kfp-clvl=2')).toBe('OPTED_OUT');
    expect(state(distributor, 'kfp-clvl=2; kfp-clvl=2')).toBe('OPTED_IN');
  });
});

describe('consent cookie of the direct channel', () => {
  function withValue(value: string) {
    return `fremtind-cookie-consent=${value}`;
  }

  test('opts in when statistics are accepted, raw or percent-encoded', () => {
    const json = JSON.stringify({ statistics: 'accepted', marketing: 'denied' });
    expect(state('none', withValue(json))).toBe('OPTED_IN');
    expect(state('none', withValue(encodeURIComponent(json)))).toBe('OPTED_IN');
    expect(state('none', withValue(json.replaceAll(',', ',+').replaceAll(':', '+:+')))).toBe(
      'OPTED_IN',
    );
    for (const quoted of [json, JSON.stringify(json).slice(1, -1), encodeURIComponent(json)])
      expect(state('none', withValue(`"${quoted}"`))).toBe('OPTED_IN');
  });

  test('leaves out a category that the cookie does not contain', () => {
    const cookies = withValue('{"marketing":"accepted"}');
    expect(state('none', cookies)).toBe('UNANSWERED');
    expect(categories('none', cookies)).toEqual({ functional: true, marketing: true });
  });

  test('always grants the functional category', () => {
    expect(categories('none', '')).toEqual({ functional: true });
    expect(categories('none', withValue('{"functional":"denied"}'))).toEqual({ functional: true });
  });

  test.each([
    ...['', 'accepted', 'null', 'true', '2', '"accepted"', '["accepted"]', '{}'],
    ...['{"statistics":true}', '{"statistics":"Accepted"}', '{"statistics":["accepted"]}'],
    ...['{"statistics":{"statistics":"accepted"}}', '{"__proto__":{"statistics":"accepted"}}'],
    ...['{"constructor":{"prototype":{"statistics":"accepted"}}}', '{"statistics":"accepted"'],
    ...['%7B%22statistics%22%3A%22accepted%22%7', '%E0%A4%A'],
  ])('is unanswered with the value %j', (value) => {
    expect(state('none', withValue(value))).toBe('UNANSWERED');
    expect(Object.prototype).not.toHaveProperty('statistics');
  });

  test('ignores unreadable copies, and lets a refusal outweigh a grant', () => {
    const yes = withValue('{"statistics":"accepted"}');
    const no = withValue('{"statistics":"denied"}');
    expect(state('none', `${withValue('%')}; ${yes}`)).toBe('OPTED_IN');
    expect(state('none', `${yes}; ${no}`)).toBe('OPTED_OUT');
    expect(state('none', `${no}; ${yes}`)).toBe('OPTED_OUT');
    expect(state('none', `${yes}; ${yes}`)).toBe('OPTED_IN');
  });
});

describe('consent cookie with a revision', () => {
  const yes = 'valg={"functional":"accepted","statistics":"accepted","marketing":"denied"';
  const stateOf = (revision: unknown, cookies: string) =>
    consentState(
      readConsent({ kind: 'choices', cookie: 'valg', revision: revision as string }, cookies),
    );

  test('counts for the same revision, and for a rule without one', () => {
    for (const revision of ['2', undefined])
      expect(stateOf(revision, `${yes},"revision":"2"}`)).toBe('OPTED_IN');
    expect(stateOf('2', `${yes},"revision":"2"}; valg={"statistics":"denied"}`)).toBe('OPTED_IN');
  });

  test.each(['}', ',"revision":"1"}', ',"revision":2}', ',"revision":["2"]}', ',"revision":null}'])(
    'is unanswered for revision 2 when it ends with %j',
    (end) => expect(stateOf('2', yes + end)).toBe('UNANSWERED'),
  );

  test.each([2, null, NaN, ['2']])(
    'is unanswered for the revision %j, which is no string',
    (revision) => {
      const cookies = `${yes},"revision":${JSON.stringify(revision)}}`;
      expect(stateOf(revision, cookies)).toBe('UNANSWERED');
    },
  );
});

describe.each(['fana', 'more', 'lofavor', 'fremtind', 'SB1', '__proto__', ''])(
  'opt-in cookie of %j',
  (distributor) => {
    test.each(['S', 'FSM', 'MSF', 'FSS', '%46SM', '"FSM"'])(
      'opts in with the letters %j',
      (letters) => {
        expect(state(distributor, `sb1-optin-v3=${letters}`)).toBe('OPTED_IN');
      },
    );

    test.each(['', 'F', 'M', 'FM'])('opts out with the letters %j', (letters) => {
      expect(state(distributor, `sb1-optin-v3=${letters}`)).toBe('OPTED_OUT');
    });

    test('is unanswered when it is missing', () => {
      expect(state(distributor, 'kfp-clvl=2; optin=FSM')).toBe('UNANSWERED');
      expect(categories(distributor, '')).toEqual({});
    });

    test.each(['FS%', '%E0%A4%A', 'DISABLED', 'fsm', 'F,S,M', '""FSM""', 'true', 'S0'])(
      'is unanswered with the value %j',
      (value) => {
        expect(state(distributor, `sb1-optin-v3=${value}`)).toBe('UNANSWERED');
      },
    );
  },
);

describe('opt-in cookie with several names', () => {
  test.each(['d41d8cd98f=FS', 'sb1-optin-v3=FS', 'sb1-optin-v3=%; d41d8cd98f=FSM'])(
    'reads whichever cookie exists and is readable: %s',
    (cookies) => expect(state('fana', cookies)).toBe('OPTED_IN'),
  );

  test('lets a refusal in either cookie win, category by category', () => {
    const cookies = 'sb1-optin-v3=FS; d41d8cd98f=FM';
    expect(categories('fana', cookies)).toEqual({
      functional: true,
      statistics: false,
      marketing: false,
    });
    expect(state('fana', 'sb1-optin-v3=FM; d41d8cd98f=FS')).toBe('OPTED_OUT');
    expect(state('fana', 'sb1-optin-v3=FM; sb1-optin-v3=FSM')).toBe('OPTED_OUT');
  });

  test('is unanswered when no name is configured', () => {
    expect(readConsent({ kind: 'letters', cookies: [] }, 'sb1-optin-v3=FSM; =FSM')).toEqual({});
  });
});

const cookieName = fc.constantFrom('kfp-clvl', 'fremtind-cookie-consent', ...OPT_IN_NAMES, 'goto');
const cookieValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('2', '1', 'FSM', 'FM', 'S', '', '%', '{"statistics":"accepted"}'),
  fc.string({ unit: fc.constantFrom('F', 'S', 'M', 'X', '%', '2') }),
  fc.json().map(encodeURIComponent),
  fc
    .tuple(fc.constantFrom('statistics', '__proto__', 'marketing'), fc.json())
    .map(([key, json]) => `{"${key}":${json}}`),
);
const cookieHeader = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(cookieName, fc.constantFrom('=', '', '=='), cookieValue))
    .map((parts) => parts.map((part) => part.join('')).join('; ')),
);

test('returns booleans and never throws, whatever the cookies contain', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DISTRIBUTORS), cookieHeader, (distributor, cookies) => {
      for (const value of Object.values(categories(distributor, cookies))) {
        expect(typeof value).toBe('boolean');
      }
    }),
    { numRuns },
  );
});

test('never opts in once a refusal is added to the cookies', () => {
  const refusals: Record<string, string> = {
    sb1: 'kfp-clvl=1',
    none: 'fremtind-cookie-consent={"statistics":"denied"}',
    fana: 'd41d8cd98f=F',
  };
  fc.assert(
    fc.property(fc.constantFrom('sb1', 'none', 'fana'), cookieHeader, (distributor, cookies) => {
      expect(state(distributor, `${cookies}; ${refusals[distributor]}`)).toBe('OPTED_OUT');
      expect(state(distributor, `${refusals[distributor]}; ${cookies}`)).toBe('OPTED_OUT');
    }),
    { numRuns },
  );
});
