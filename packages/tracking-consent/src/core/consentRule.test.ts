import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fremtindConsentRule } from '../presets/fremtind';
import { consentState } from './consentCategories';
import { readConsent } from './consentRule';

const DISTRIBUTORS = [
  'sb1',
  'eika',
  'none',
  'fana',
  'more',
  'lofavor',
  'fremtind',
  '__proto__',
  '',
];
const OPT_IN_NAMES = ['sb1-optin-v3', 'd41d8cd98f'];

function answer(distributor: string, cookies: string) {
  return readConsent(fremtindConsentRule(distributor, OPT_IN_NAMES), cookies);
}

function state(distributor: string, cookies: string) {
  return consentState(answer(distributor, cookies));
}

describe.each(['sb1', 'eika'])('the consent level of %s', (distributor) => {
  test('is a yes at level 2', () => {
    expect(state(distributor, 'a=b; kfp-clvl=2')).toBe('OPTED_IN');
  });

  test.each([
    '',
    'kfp-clvl=',
    'kfp-clvl=1',
    'kfp-clvl=3',
    'kfp-clvl=22',
    'kfp-clvl=2.0',
    'kfp-clvl="2"',
    'kfp-clvl=%32',
    'kfp-clvl=%',
    'kfp-clvl',
    'sb1-optin-v3=FSM',
  ])('is a no with the cookies %j', (cookies) => {
    expect(state(distributor, cookies)).toBe('OPTED_OUT');
  });

  test('is a no when one of several copies is', () => {
    expect(state(distributor, 'kfp-clvl=2; kfp-clvl=1')).toBe('OPTED_OUT');
    expect(state(distributor, 'kfp-clvl=1; kfp-clvl=2')).toBe('OPTED_OUT');
    expect(state(distributor, 'kfp-clvl=2; kfp-clvl=2')).toBe('OPTED_IN');
  });

  test('says nothing of the other categories', () => {
    expect(answer(distributor, 'kfp-clvl=2')).toEqual({ statistics: true });
  });
});

describe('the consent cookie of the direct channel', () => {
  function withValue(value: string) {
    return `fremtind-cookie-consent=${value}`;
  }

  test('is a yes when statistics are accepted, raw or percent-encoded', () => {
    const json = JSON.stringify({ statistics: 'accepted', marketing: 'denied' });
    expect(state('none', withValue(json))).toBe('OPTED_IN');
    expect(state('none', withValue(encodeURIComponent(json)))).toBe('OPTED_IN');
  });

  test('is a no when statistics are denied', () => {
    expect(state('none', withValue('{"statistics":"denied"}'))).toBe('OPTED_OUT');
  });

  test('leaves a category that was not asked unanswered', () => {
    const cookies = withValue('{"marketing":"accepted"}');
    expect(state('none', cookies)).toBe('UNANSWERED');
    expect(answer('none', cookies)).toEqual({ functional: true, marketing: true });
  });

  test('has the functional category always on', () => {
    expect(answer('none', '')).toEqual({ functional: true });
    expect(answer('none', withValue('{"functional":"denied"}'))).toEqual({ functional: true });
  });

  test.each([
    '',
    'accepted',
    'null',
    'true',
    '2',
    '"accepted"',
    '["accepted"]',
    '{}',
    '{"statistics":true}',
    '{"statistics":"Accepted"}',
    '{"statistics":["accepted"]}',
    '{"statistics":{"statistics":"accepted"}}',
    '{"__proto__":{"statistics":"accepted"}}',
    '{"constructor":{"prototype":{"statistics":"accepted"}}}',
    '{"statistics":"accepted"',
    '%7B%22statistics%22%3A%22accepted%22%7',
    '%E0%A4%A',
  ])('is no answer with the value %j', (value) => {
    expect(state('none', withValue(value))).toBe('UNANSWERED');
    expect(Object.prototype).not.toHaveProperty('statistics');
  });

  test('reads the copy that can be read, and a refusal outweighs a yes', () => {
    const yes = withValue('{"statistics":"accepted"}');
    const no = withValue('{"statistics":"denied"}');
    expect(state('none', `${withValue('%')}; ${yes}`)).toBe('OPTED_IN');
    expect(state('none', `${yes}; ${no}`)).toBe('OPTED_OUT');
    expect(state('none', `${no}; ${yes}`)).toBe('OPTED_OUT');
    expect(state('none', `${yes}; ${yes}`)).toBe('OPTED_IN');
  });
});

describe.each(['fana', 'more', 'lofavor', 'fremtind', 'SB1', '__proto__', ''])(
  'the opt-in cookie of %j',
  (distributor) => {
    test.each(['S', 'FSM', 'MSF', 'FSS', '%46SM'])('is a yes with the letters %j', (letters) => {
      expect(state(distributor, `sb1-optin-v3=${letters}`)).toBe('OPTED_IN');
    });

    test.each(['', 'F', 'M', 'FM'])('is a no with the letters %j', (letters) => {
      expect(state(distributor, `sb1-optin-v3=${letters}`)).toBe('OPTED_OUT');
    });

    test('is no answer when it is missing', () => {
      expect(state(distributor, 'kfp-clvl=2; optin=FSM')).toBe('UNANSWERED');
      expect(answer(distributor, '')).toEqual({});
    });

    test.each(['FS%', '%E0%A4%A', 'DISABLED', 'fsm', 'F,S,M', '"FSM"', 'true', 'S0'])(
      'is no answer with the value %j',
      (value) => {
        expect(state(distributor, `sb1-optin-v3=${value}`)).toBe('UNANSWERED');
      },
    );
  },
);

describe('an opt-in cookie under several names', () => {
  test('is read from whichever stands', () => {
    expect(state('fana', 'd41d8cd98f=FS')).toBe('OPTED_IN');
    expect(state('fana', 'sb1-optin-v3=FS')).toBe('OPTED_IN');
  });

  test('is a no when either refuses, category by category', () => {
    const cookies = 'sb1-optin-v3=FS; d41d8cd98f=FM';
    expect(answer('fana', cookies)).toEqual({
      functional: true,
      statistics: false,
      marketing: false,
    });
    expect(state('fana', 'sb1-optin-v3=FM; d41d8cd98f=FS')).toBe('OPTED_OUT');
    expect(state('fana', 'sb1-optin-v3=FM; sb1-optin-v3=FSM')).toBe('OPTED_OUT');
  });

  test('reads the copy that can be read', () => {
    expect(state('fana', 'sb1-optin-v3=%; d41d8cd98f=FSM')).toBe('OPTED_IN');
  });

  test('is never there when no name is given', () => {
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

test('reading never throws, and answers in booleans, whatever the cookies hold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DISTRIBUTORS), cookieHeader, (distributor, cookies) => {
      for (const value of Object.values(answer(distributor, cookies))) {
        expect(typeof value).toBe('boolean');
      }
    }),
    { numRuns: 5_000 },
  );
});

test('no cookie but the distributor’s own can say yes', () => {
  const own: Record<string, string[]> = {
    sb1: ['kfp-clvl'],
    none: ['fremtind-cookie-consent'],
    fana: OPT_IN_NAMES,
  };
  fc.assert(
    fc.property(fc.constantFrom('sb1', 'none', 'fana'), cookieHeader, (distributor, cookies) => {
      fc.pre(!own[distributor]?.some((name) => cookies.includes(name)));
      expect(state(distributor, cookies)).not.toBe('OPTED_IN');
    }),
    { numRuns: 2_000 },
  );
});

test('adding a refusal to any cookies takes a yes away', () => {
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
    { numRuns: 2_000 },
  );
});
