import { icdCodes } from './icd-codes.ts';

test.each([
  ['Chronisches Schmerzsyndrom (F45.41), Rückenschmerz M54.5', ['F45.41', 'M54.5']],
  ['Multiple Sklerose G35', ['G35']],
  ['R52.2 und nochmals R52.2', ['R52.2']],
  ['Schlafstörung ohne Code, L01X00T47, U07.1', []],
  ['', []],
  [null, []],
])('%j names the codes %j', (diagnosis, codes) => {
  expect(icdCodes(diagnosis)).toEqual(codes);
});
