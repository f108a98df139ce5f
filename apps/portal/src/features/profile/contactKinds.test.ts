import { expect, test } from 'vitest';
import { checkEmail, checkMobile } from './contactKinds';

test.each([
  ['  blA\u030a@a\u030are.no\n', { value: 'blÅ@åre.no' }],
  ['ka\u200bri@eksempel.no', { value: 'kari@eksempel.no' }],
  ['kari@eksempel', { problem: 'invalid' }],
  ['', { problem: 'empty' }],
  [' \u00ad\u00a0\ufeff', { problem: 'empty' }],
])('checkEmail reads %j as %j', (typed, checked) => expect(checkEmail(typed)).toEqual(checked));

test.each([
  ['(+47) 400-00.000', { value: '40000000' }],
  ['400\u200b00000', { value: '40000000' }],
  ...['1234567', '123456789', '+4640000000', '4000000a', '+47', '40/00/00/00'].map(
    (typed) => [typed, { problem: 'invalid' }] as const,
  ),
  [' \u00ad\u00a0\ufeff', { problem: 'empty' }],
] as const)('checkMobile reads %j as %j', (typed, checked) => {
  expect(checkMobile(typed)).toEqual(checked);
});
