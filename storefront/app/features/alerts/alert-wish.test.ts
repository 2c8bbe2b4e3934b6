import { findingsOf } from '../../lib/forms/testing/findings.ts';
import { alertForm, centsOf, wishOf, type AlertFields } from './alert-wish.ts';

test.each([
  ['6,49', 649],
  ['6.5', 650],
  [' 7 € ', 700],
  ['0,00', null],
  ['6,499', null],
  ['1.299,00', null],
  ['', null],
  ['billig', null],
])('%j is %s', (typed, cents) => expect(centsOf(typed)).toBe(cents));

const fields: AlertFields = { kind: 'back-in-stock', price: '', pharmacyId: undefined, zipCode: '', radiusKm: '25', email: '' };
const rules = (isVisitor: boolean) => alertForm(isVisitor, (name) => `wrong ${name}`);
const productId = '0193a7e2-0000-7000-8000-000000000001';

test.each([
  ['anywhere, with an account', fields, false, { productId, kind: 'back-in-stock' }],
  ['in an area', { ...fields, zipCode: ' 10115 ' }, false, { productId, kind: 'back-in-stock', zipCode: '10115', radiusKm: 25 }],
  [
    'a price, by an address',
    { ...fields, kind: 'price-below' as const, price: '6,49', email: 'A@Mail.example' },
    true,
    { productId, kind: 'price-below', priceCents: 649, email: 'a@mail.example' },
  ],
  [
    'a pharmacy, where an area means nothing',
    { ...fields, kind: 'at-pharmacy' as const, pharmacyId: 'p', zipCode: '10115' },
    false,
    { productId, kind: 'at-pharmacy', pharmacyId: 'p' },
  ],
])('asks for %s', (_what, typed, isVisitor, wish) => expect(wishOf(productId, rules(isVisitor).parse(typed), isVisitor)).toEqual(wish));

test('says which fields want another look', async () => {
  expect(await findingsOf(rules(true), { ...fields, kind: 'price-below', zipCode: '101', email: 'x' }, 'de')).toEqual({
    price: 'wrong price',
    zipCode: 'wrong zipCode',
    email: 'wrong email',
  });
  expect(await findingsOf(rules(false), { ...fields, kind: 'at-pharmacy', zipCode: '101' }, 'de')).toEqual({ pharmacyId: 'wrong pharmacyId' });
});
