import { StartFailure } from '../failure.ts';
import { describeAddress, openExternalDatabase } from './external.ts';

test('an address is described without its password', () => {
  expect(describeAddress('postgres://app:geheim@db.example:6000/blattwerk')).toBe('db.example:6000/blattwerk');
});

test.each(['localhost', 'mysql://localhost/x'])('%s is not the address of a PostgreSQL', (url) => {
  expect(() => describeAddress(url)).toThrow(StartFailure);
});

test('a database that does not answer is named, with a way out', async () => {
  const failure = await openExternalDatabase('postgres://app:geheim@127.0.0.1:1/blattwerk').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toMatchObject({
    message: expect.stringContaining('127.0.0.1:1/blattwerk') as string,
    wayOut: expect.stringContaining('DATABASE_URL') as string,
  });
  expect((failure as StartFailure).message).not.toContain('geheim');
});
