import { perAccount } from '@blattwerk/contract/payments/ledger';
import { datevHead, datevLines, pairsOf, type Booked, type DatevSettings } from './datev-file.ts';

const settings: DatevSettings = { chart: 'skr03', accounts: perAccount(0), consultant: 1001, client: 1 };
const booked: Booked = {
  ...{ kind: 'deposit', reference: 'pi_3Ab', on: '2026-11-03' },
  entries: [
    { account: 'provider', amountCents: 1499 },
    { account: 'deposits', amountCents: -1499 },
  ],
};
/** The rules of the format for the fields that we fill, by their place. */
const rules: Record<number, RegExp> = {
  1: /^\d{1,10},\d\d$/,
  2: /^"S"$/,
  3: /^"EUR"$/,
  7: /^\d{4}$/,
  8: /^\d{4}$/,
  10: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  11: /^"[\w$%\-/]{0,36}"$/,
  14: /^".{0,60}"$/,
  114: /^0$/,
};
const fieldsOf = (line: string): string[] => line.replace(/\r\n$/, '').split(';');
const amountOf = (line: string): number => Number((fieldsOf(line)[0] ?? '').replace(',', '.')) * 100;
const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

test('the head says format 700, category 21, version 13, and the same at each time', () => {
  const [head = '', columns = ''] = linesOf(datevHead(settings, { firstOn: '2026-02-01', lastOn: '2026-02-28' }));
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260228235959000;;"BW";"";"";1001;1;20260101;4;20260201;20260228;"Blattwerk 02/2026";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
  expect(fieldsOf(head)).toHaveLength(31);
  expect(fieldsOf(columns)).toHaveLength(125);
  expect(new Set(fieldsOf(columns)).size).toBe(125);
  expect([fieldsOf(columns)[113], fieldsOf(columns)[124]]).toEqual(['"Festschreibung"', '"Abw. Skontokonto"']);
});

test('an entry fills the fields as the format asks, and leaves the others empty', () => {
  const [line = '', ...more] = linesOf(datevLines(settings, booked));
  expect(more).toEqual([]);
  const fields = fieldsOf(line);
  expect(fields).toHaveLength(125);
  expect(line.replace(/;+0;+$/, '')).toBe('14,99;"S";"EUR";;;;1360;1710;;0311;"pi_3Ab";;;"Anzahlung eingegangen"');
  for (const [place, field] of fields.entries()) expect([place + 1, field]).toEqual([place + 1, expect.stringMatching(rules[place + 1] ?? /^$/)]);
});

test.each([
  ['=1+1', '"1-1"'],
  ['-2026/7', '"2026/7"'],
  ['@SUM(A1);"x"', '"SUM-A1---x-"'],
  ['0123456789012345678901234567890123456789', '"012345678901234567890123456789012345"'],
])('the document number %s becomes %s', (reference, written) => {
  expect(fieldsOf(datevLines(settings, { ...booked, reference }))[10]).toBe(written);
});

test('accounts that are named go before those of the chart', () => {
  const named = { ...settings, chart: 'skr04' as const, accounts: { ...perAccount(0), provider: 485 } };
  expect(fieldsOf(datevLines(named, booked)).slice(6, 8)).toEqual(['0485', '3250']);
});

test('a transaction of several entries becomes pairs that leave each account what it has', () => {
  const entries = [
    { account: 'deposits', amountCents: 300 },
    { account: 'patients', amountCents: 200 },
    { account: 'service-fees', amountCents: -421 },
    { account: 'vat', amountCents: -79 },
  ] as const;
  expect(pairsOf(entries)).toEqual([
    { debit: 'deposits', credit: 'service-fees', cents: 300 },
    { debit: 'patients', credit: 'service-fees', cents: 121 },
    { debit: 'patients', credit: 'vat', cents: 79 },
  ]);
  const sum = linesOf(datevLines(settings, { ...booked, entries })).reduce((total, line) => total + amountOf(line), 0);
  expect(Math.round(sum)).toBe(500);
});
