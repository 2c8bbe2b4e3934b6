import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../../../knexfile.ts';
import { newId } from './ids.ts';
import { inAuditedReading, inReading, type Ctx, type Member } from './ctx.ts';
import { plannedAnew, prepared } from './prepared-reads.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
/** Who owns the tables, as migrations do. */
let owner: Knex;
beforeAll(async () => {
  test = await startTestApp();
  owner = knexFactory(knexConfig(test.context.config.DATABASE_URL));
  await owner.raw('CREATE TABLE shelves (place integer, label text); INSERT INTO shelves VALUES (1, $$A$$); GRANT SELECT ON shelves TO PUBLIC');
});
afterAll(async () => {
  await owner.destroy();
  await test.close();
});

const ctxOf = (role: 'patient' | 'admin'): Ctx<Member> => ({
  ...test.ctx,
  trx: test.context.knex,
  actor: { role, id: newId(), pharmacyId: null, isPharmacyAdmin: false, isApproved: true } as unknown as Member,
});
const readShelf = (ctx: Ctx<Member>, options = {}) => ctx.trx('shelves').where({ place: 1 }).options(options);
/** Of the connection that reads one after the other share. */
const preparedTexts = (ctx: Ctx<Member>): Promise<string[]> =>
  inReading(ctx, async ({ trx }) => (await trx('pg_prepared_statements').whereLike('statement', '%shelves%').pluck('statement')) as string[]);
const times = async (count: number, read: () => Promise<unknown>): Promise<void> => {
  for (let round = 0; round < count; round += 1) await read();
};

describe('Prepared statements', () => {
  it('plans a read that is asked often once a connection, and an administrator’s list for its values', async () => {
    const [patient, admin] = [ctxOf('patient'), ctxOf('admin')];
    await times(8, () => inReading(admin, (ctx) => readShelf(ctx)));
    await times(8, () => inReading(patient, (ctx) => readShelf(ctx, plannedAnew)));
    expect(await preparedTexts(patient)).toEqual([]);
    await times(8, () => inReading(patient, (ctx) => readShelf(ctx)));
    expect(await preparedTexts(patient)).toEqual(['select * from "shelves" where "place" = $1']);
  });

  it('gives names to what is asked now, and a connection with too many plans is replaced', async () => {
    const patient = ctxOf('patient');
    const backendOf = (ctx: Ctx<Member>): Promise<number> =>
      inReading(ctx, async ({ trx }) => (await trx.raw<{ rows: { pid: number }[] }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid);
    const first = await backendOf(patient);
    // Each statement has a text of its own.
    for (let statement = 0; statement <= 400; statement += 1)
      await times(5, () => inReading(patient, ({ trx }) => trx('shelves').where({ place: 1 }).whereRaw(`${statement} = ${statement}`)));
    expect(await backendOf(patient)).not.toBe(first);
    await times(8, () => inReading(patient, (ctx) => readShelf(ctx)));
    expect(await preparedTexts(patient)).toContain('select * from "shelves" where "place" = $1');
  });

  it('a migration that adds a column is seen by the next read, in plain and in audited reads', async () => {
    const patient = ctxOf('patient');
    await times(8, () => inReading(patient, (ctx) => readShelf(ctx)));
    await owner.raw('ALTER TABLE shelves ADD COLUMN height integer DEFAULT 7');
    expect(await inReading(patient, (ctx) => readShelf(ctx))).toEqual([{ place: 1, label: 'A', height: 7 }]);
    await times(8, () => inAuditedReading(patient, (ctx) => readShelf(ctx)));
    await owner.raw('ALTER TABLE shelves ADD COLUMN depth integer DEFAULT 3');
    expect(await inAuditedReading(ctxOf('admin'), (ctx) => readShelf(ctx, prepared))).toEqual([{ place: 1, label: 'A', height: 7, depth: 3 }]);
  });
});
