import type { Knex } from 'knex';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { audit } from '../../kernel/audit.ts';
import { checkChainJob } from './jobs/check-chain.ts';
import { lostHeads } from './audit-chain.queries.ts';
import { checkChains } from './audit-chain.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  for (let times = 0; times < 5; times += 1) await audit(test.ctx, { action: 'product.update', objectType: 'product', after: { times } });
});
afterAll(() => test.close());

/** What a superuser of the database does, rolled back afterwards. @returns the kinds of fault that are noticed */
const afterTampering = async (...statements: string[]): Promise<string[]> => {
  let kinds: string[] = [];
  await test.context.knex
    .transaction(async (trx: Knex.Transaction) => {
      await trx.raw('SET LOCAL ROLE NONE');
      await trx.raw('SET LOCAL session_replication_role = replica');
      for (const statement of statements) await trx.raw(statement);
      const { rows } = await trx.raw('SELECT DISTINCT fault FROM audit_chains, LATERAL audit_faults(chain)');
      const unsealed = await trx.raw('SELECT FROM audit_events WHERE NOT EXISTS (SELECT FROM audit_seals WHERE event_id = audit_events.id)');
      kinds = [...rows.map(({ fault }: { fault: string }) => fault), ...(unsealed.rows.length > 0 ? ['unsealed'] : [])];
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });
  return kinds.toSorted();
};

const second = `(SELECT event_id FROM audit_seals WHERE chain = (SELECT chain FROM audit_seals GROUP BY chain HAVING count(*) > 2 LIMIT 1) ORDER BY place OFFSET 1 LIMIT 1)`;

it('an untouched log is whole, also when it is checked again', async () => {
  expect(await afterTampering()).toEqual([]);
  const { entries, faults, digest } = await checkChains(test.ctx);
  expect(faults).toEqual([]);
  expect(entries).toBeGreaterThanOrEqual(5);
  expect(await checkChainJob.handler(test.ctx, {})).toEqual({ rows: entries });
  const { body } = await test.get('/api/v1/backoffice/audit-chain', await test.tokenOf(await buildAdmin(test.knex))).expect(200);
  expect(body).toMatchObject({ isIntact: true, entries, digest, faults: [] });
  expect(new Date(body.intactSince).getTime()).toBeLessThanOrEqual(new Date(body.checkedAt).getTime());
});

it.each([
  ['a changed entry', ['changed'], [`UPDATE audit_events SET reason = 'other' WHERE id = ${second}`]],
  ['a removed entry', ['missing'], [`DELETE FROM audit_events WHERE id = ${second}`]],
  ['an entry that was put in', ['unsealed'], [`INSERT INTO audit_events (actor_role, action, object_type) VALUES ('system', 'product.update', 'product')`]],
  ['a removed seal', ['gap', 'unsealed'], [`DELETE FROM audit_seals WHERE event_id = ${second}`]],
  [
    'an entry that was changed with its seal',
    ['broken'],
    [`UPDATE audit_seals SET content = sha256('other') WHERE event_id = ${second}`, `UPDATE audit_events SET reason = 'other' WHERE id = ${second}`],
  ],
  ['an entry that is said to be old enough to go', ['broken'], [`UPDATE audit_seals SET at = at - interval '4 years' WHERE event_id = ${second}`]],
  [
    'a chain whose newest entries were cut off',
    ['end', 'unsealed'],
    [`DELETE FROM audit_seals AS seal USING audit_chains AS head WHERE seal.chain = head.chain AND seal.place = head.place`],
  ],
] as const)('%s is noticed', async (_what, kinds, statements) => {
  expect(await afterTampering(...statements)).toEqual([...kinds]);
});

it('a chain that was made anew from its beginning is noticed by what the check before has seen', async () => {
  const before = await checkChains(test.ctx);
  expect(await lostHeads(test.knex, before.heads)).toEqual([]);
  const head = { ...before.heads[0]!, hash: 'a'.repeat(64) };
  expect(await lostHeads(test.knex, [head])).toEqual([{ chain: head.chain, eventId: null, fault: 'rewritten' }]);
});

it('entries of transactions that run at once are sealed without waiting for each other', async () => {
  const [one, other] = [await test.knex.transaction(), await test.knex.transaction()];
  try {
    await audit({ ...test.ctx, trx: one }, { action: 'product.update', objectType: 'product' });
    await audit({ ...test.ctx, trx: other }, { action: 'product.update', objectType: 'product' });
  } finally {
    await other.commit();
    await one.commit();
  }
  expect((await checkChains(test.ctx)).faults).toEqual([]);
});
