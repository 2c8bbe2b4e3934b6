import pg from 'pg';
import { buildConsultation } from '../../../seeds/factories/consultations.ts';
import { buildAdmin } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { databaseFailure } from './database-failures.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const refusal = async (statement: Promise<unknown>): Promise<string | undefined> => {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return databaseFailure(error as Error)?.code;
  }
};

describe('What the database refuses has a name', () => {
  it('when one person would be in two consultations at once, on either side', async () => {
    const { doctorId, patientId, startsAt } = await buildConsultation(test.knex);
    expect(await refusal(buildConsultation(test.knex, { doctorId, startsAt }))).toBe('consultation.slotTaken');
    expect(await refusal(buildConsultation(test.knex, { patientId, startsAt }))).toBe('consultation.slotTaken');
    expect(await refusal(buildConsultation(test.knex, { startsAt }))).toBeUndefined();
  });

  it('when a row would point to nothing', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect(await refusal(buildConsultation(test.knex, { patientId: unknownId }))).toBe('server.unprocessableEntity');
  });

  it('when the connection broke between two statements of a transaction', async () => {
    const client = new pg.Client(test.context.config.DATABASE_URL);
    await client.connect();
    client.on('error', () => undefined);
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    await client.query('BEGIN');
    expect(await refusal(client.query('SELECT pg_terminate_backend(pg_backend_pid())'))).toBe('server.unavailable');
    await broken;
    expect(await refusal(client.query('ROLLBACK'))).toBe('server.unavailable');
  });

  it('and so does a value of a setting for a day that is over', async () => {
    const token = await test.tokenOf(await buildAdmin(test.knex));
    const body = { value: 26, version: 0, validFrom: '2020-01-01T00:00:00.000Z' };
    const answer = await test.send('patch', '/api/v1/backoffice/settings/flagUnderAge', body, token);
    expect([answer.status, answer.body.code]).toEqual([422, 'server.unprocessableEntity']);
  });
});
