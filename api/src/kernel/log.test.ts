import { Writable } from 'node:stream';
import { createLog, describeError } from './log.ts';

const written = (entry: object): Record<string, unknown> => {
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  createLog({ level: 'debug', destination }).error(entry, 'x');
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
};

/** As the driver throws it: row values in message and detail. */
const ofDriver = Object.assign(new Error('Failing row contains (Rückenschmerzen)'), {
  code: '23514',
  constraint: 'treatments_decision_check',
  table: 'treatments',
  detail: 'Rückenschmerzen',
});
const wrapped = Object.assign(new Error('update "treatments" - Failing row contains (Rückenschmerzen)'), { nativeError: ofDriver });

it.each([
  ['the driver', ofDriver],
  ['the models', wrapped],
])('of a database error thrown by %s only its place is logged and stored', (_whose, error) => {
  expect(written({ err: error })['err']).toMatchObject({ errorCode: '23514', constraint: 'treatments_decision_check', table: 'treatments' });
  expect(JSON.stringify(written({ err: error }))).not.toContain('Rückenschmerzen');
  expect(describeError(error)).toBe('Error treatments_decision_check');
});

it('addresses in other errors are hidden', () => {
  const error = new Error('550 <kim.muster@mail.example>: no such user');
  expect(written({ err: error })['err']).toMatchObject({ message: '550 <[address]>: no such user' });
  expect(describeError(error)).toBe('550 <[address]>: no such user');
});

it('what should not be logged is hidden at any of three depths', () => {
  const secret = { password: 'p', body: { token: 't', user: { dob: '1990-01-01' } } };
  expect(JSON.stringify(written(secret))).not.toMatch(/"p"|"t"|1990/);
});
