import { expect, test } from 'vitest';
import { recordingRates } from './sampleRates';

test.each([
  ['normal', 0.1],
  ['high', 0.01],
  ['extra-high', 0.005],
  [undefined, 0.1],
  ['constructor', 0.1],
])('records, with %s traffic, %d of the sessions', (traffic, rate) => {
  expect(recordingRates(traffic)).toEqual({
    profileSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    replaysSessionSampleRate: rate,
  });
});
