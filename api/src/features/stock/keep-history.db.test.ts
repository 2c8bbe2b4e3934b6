import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { keepHistory } from './keep-history.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = () => app.clock.now();
/** The 15th of the month that is `months` after this one (before it, when negative). */
const month = (months: number): Date => new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + months, 15));
const partsOf = async (): Promise<string[]> =>
  app.knex('pg_inherits').join('pg_class', 'pg_class.oid', 'inhrelid').whereRaw(`inhparent = 'stock_changes'::regclass`).orderBy('relname').pluck('relname');
const partOf = (at: Date): string => `stock_changes_${at.toISOString().slice(0, 7).replace('-', '_')}`;
const line = async (at: Date, pharmacyId: string, productId: string, quantity: number | null): Promise<void> =>
  void (await app.knex('stock_changes').insert({ at, pharmacyId, productId, quantity, priceCents: quantity === null ? null : 900 }));
const historyOf = (productId: string): Promise<{ pharmacyId: string; quantity: number | null; part: string }[]> =>
  app.knex('stock_changes').where({ productId }).orderBy(['at', 'id']).select('pharmacyId', 'quantity', app.knex.raw('tableoid::regclass::text AS part'));

const rollUp = async (): Promise<number> => {
  const rows = await keepHistory(app.ctx);
  await app.runJobs();
  return rows;
};

describe('The stock history by month', () => {
  it('has a part for each month to come, into which what came early is moved, and may be changed through none of them', async () => {
    const { id: pharmacyId } = await buildPharmacy(app.knex);
    const { id: productId } = await buildProduct(app.knex);
    await line(month(3), pharmacyId, productId, 7);
    expect(await historyOf(productId)).toEqual([{ pharmacyId, quantity: 7, part: 'stock_changes_ahead' }]);
    expect(await rollUp()).toBe(0);
    expect(await partsOf()).toEqual(
      expect.arrayContaining([partOf(month(1)), partOf(month(2)), partOf(month(3)), 'stock_changes_ahead', 'stock_changes_before']),
    );
    expect(await historyOf(productId)).toEqual([{ pharmacyId, quantity: 7, part: partOf(month(3)) }]);
    const before = await partsOf();
    await rollUp();
    expect(await partsOf()).toEqual(before);
    for (const part of [...before, 'stock_changes']) {
      await expect(app.context.knex.raw('UPDATE ?? SET quantity = 1', [part])).rejects.toThrow(/permission denied/);
      await expect(app.context.knex.raw('DELETE FROM ??', [part])).rejects.toThrow(/permission denied/);
    }
    await expect(app.context.knex.raw('SELECT keep_stock_history(now(), 6)')).rejects.toThrow(/permission denied/);
  });

  it('keeps of months that are over the last word of each pharmacy on each product, and everything of the months that are kept', async () => {
    const [first, second] = [await buildPharmacy(app.knex), await buildPharmacy(app.knex)];
    const { id: productId } = await buildProduct(app.knex);
    await app.knex('settings').insert({ key: 'stock.historyMonths', value: '6', validFrom: now() });
    for (const [at, quantity] of [
      [month(1), 10],
      [month(1), 20],
      [month(2), 30],
      [month(8), 40],
    ] as const)
      await line(at, first.id, productId, quantity);
    await line(month(1), second.id, productId, 5);
    await line(month(2), second.id, productId, null);
    await rollUp();
    app.clock.advance(month(9).getTime() - now().getTime());
    expect(await rollUp()).toBeGreaterThanOrEqual(3);
    expect(await historyOf(productId)).toEqual([
      { pharmacyId: first.id, quantity: 30, part: 'stock_changes_before' },
      { pharmacyId: second.id, quantity: null, part: 'stock_changes_before' },
      { pharmacyId: first.id, quantity: 40, part: partOf(month(-1)) },
    ]);
    expect(await partsOf()).not.toContain(partOf(month(-7)));
    expect(await rollUp()).toBe(0);
  });

  it('rolls up what came before there were months, as far as its time is over', async () => {
    const { id: pharmacyId } = await buildPharmacy(app.knex);
    const { id: productId } = await buildProduct(app.knex);
    for (const [months, quantity] of [
      [-40, 1],
      [-39, 2],
      [-38, 3],
    ] as const)
      await line(month(months), pharmacyId, productId, quantity);
    expect(await rollUp()).toBe(2);
    expect(await historyOf(productId)).toEqual([{ pharmacyId, quantity: 3, part: 'stock_changes_before' }]);
  });
});
