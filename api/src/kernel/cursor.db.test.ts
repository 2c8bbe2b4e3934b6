import { startTestApp, type TestApp } from '../../test/app.ts';
import { cursorBatches } from './cursor.ts';
import { newId } from './ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const contact = (campaignName: string, source = 'market') => ({ id: newId(), email: `${newId()}@mail.example`, source, campaignName, locale: 'de' });

it('reads each row once and no more than asked for at a time, as it stood when the reading began', async () => {
  const campaignName = newId();
  const before = Array.from({ length: 25 }, () => contact(campaignName));
  await test.knex('marketing_patients').insert(before);
  const sizes: number[] = [];
  const read: string[] = [];
  await test.knex.transaction(async (trx) => {
    const query = trx('marketing_patients').where({ campaignName }).orderBy('id').select('id', 'campaign_name');
    for await (const rows of cursorBatches<{ id: string; campaignName: string }>(trx, query, 10)) {
      sizes.push(rows.length);
      read.push(...rows.filter((row) => row.campaignName === campaignName).map(({ id }) => id));
      await test.knex('marketing_patients').insert(contact(campaignName));
    }
    expect(await trx('marketing_patients').where({ campaignName }).count().first()).toEqual({ count: 28 });
  });
  expect([sizes, read]).toEqual([[10, 10, 5], before.map(({ id }) => id).toSorted()]);
});

it('has no part where there is nothing, and can be used again in the same transaction', async () => {
  await test.knex.transaction(async (trx) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const parts: unknown[] = [];
      for await (const rows of cursorBatches(trx, trx('marketing_patients').where({ campaignName: newId() }), 10)) parts.push(rows);
      expect(parts).toEqual([]);
    }
  });
});
