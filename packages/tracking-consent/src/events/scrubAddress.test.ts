import { expect, test } from 'vitest';
import { pathOf, scrubAddress, scrubPath } from './scrubAddress';

test.each([
  ['/bil/12/detaljer', '/bil/{number}/detaljer'],
  ['bil?fnr=1#2', 'bil'],
  ['bil#navn', 'bil'],
  ['', ''],
  ['/a12b3', '/a{number}b{number}'],
  ['/bl%C3%A5b%C3%A6r', '/blåbær'],
  ['/a%23Kari', '/a'],
  ['/a%3FKari', '/a'],
  ['/kari@eksempel', '/{text}'],
  ['/kari(at)eksempel', '/{text}'],
  ['/KARI(AT)EKSEMPEL', '/{text}'],
  ['/kari[at]eksempel', '/{text}'],
  ['/kari%20(%20at%20)%20eksempel', '/{text}'],
  ['/kari{at}eksempel', '/{text}'],
  ['/kari-krøllalfa-eksempel', '/{text}'],
  ['/a%252Fb', '/{text}'],
  ['/a%252fb', '/{text}'],
  ['/a%25b', '/a%b'],
  ['/a%259', '/a%{number}'],
  ['/%zz１２', '/%zz{number}'],
  ['/１２', '/{number}'],
  ['/sperre/under18', '/sperre/under{number}'],
  ['/p/%C0%34', '/p/{text}'],
  ['/p/{number}', '/p/{number}'],
  ['/kari%EF%BC%A0example.no', '/{text}'],
  ['/p/%E2%93%AA%E2%91%A0', '/p/{number}'],
  ['/p/٠١٠١', '/p/{number}'],
])('scrubs the path %s to %s', (path, scrubbed) => {
  expect(scrubPath(path)).toBe(scrubbed);
});

test.each([
  ['https://bank.example/bil/12?x#y', '/bil/{number}'],
  ['HTTPS://BANK.example/bil', '/bil'],
  ['https://bank.example', '/'],
  ['https://bank.example?navn=Kari', '/'],
  ['https://bank.example#Kari', '/'],
  ['', '/'],
  ['/bil/12', '/bil/{number}'],
  ['/gå/https://bank.example/bil', '/gå/https://bank.example/bil'],
])('returns for the address %j the path %j', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test.each([
  ['https://bank.example/bil/12?x#y', 'https://bank.example/bil/{number}'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
  ['https://kari:hemmelig@bank.example/a', 'https://bank.example/a'],
  ['ftp://bank.example/a', ''],
  ['httpsx://bank.example/a', ''],
  ['xhttp://bank.example/a', ''],
  ['about:blank', ''],
  ['bank.example', ''],
])('scrubs the address %s to %j', (address, scrubbed) => {
  expect(scrubAddress(address)).toBe(scrubbed);
});
