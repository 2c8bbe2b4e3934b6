import { readFileSync } from 'node:fs';
import { customerCodes } from '../contract/src/customer-codes.ts';
import { errors } from '../contract/src/errors.ts';
import { errorPage, errorPageFile } from './error-page.ts';

test('the page of error codes says what the catalogue says', async () => {
  // Once this fails, `npm run errors:page` puts it right.
  expect(readFileSync(errorPageFile, 'utf8')).toBe(await errorPage());
});

test('each of the customer’s codes is in the catalogue, once', () => {
  expect(customerCodes.filter((code) => !(code in errors))).toEqual([]);
  expect(new Set(customerCodes).size).toBe(customerCodes.length);
});

test.each(Object.keys(errors).filter((code) => !(customerCodes as readonly string[]).includes(code)))('%s has the form of our own codes', (code) => {
  expect(code).toMatch(/^(?:health\.state|[a-z][a-zA-Z]*)\.[a-z][a-zA-Z]*$/);
});
