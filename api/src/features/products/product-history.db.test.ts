import { DateTime } from 'luxon';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

interface Change {
  pharmacyId: string;
  quantity: number | null;
  priceCents: number | null;
  at: Date;
}

/** What each pharmacy said last up to a moment. */
const naiveDay = (changes: readonly Change[], moment: Date): { fromPriceCents: number | null; pharmacyCount: number } => {
  const last = new Map<string, Change>();
  for (const change of changes) if (change.at <= moment) last.set(change.pharmacyId, change);
  const prices = [...last.values()].filter(({ quantity }) => quantity !== null && quantity > 0).map(({ priceCents }) => priceCents ?? 0);
  return { fromPriceCents: prices.length > 0 ? Math.min(...prices) : null, pharmacyCount: prices.length };
};

test('the history is that of the last ninety days, whatever lies before them', async () => {
  const { knex } = app;
  const pharmacies = await Promise.all([1, 2, 3, 4].map(() => buildPharmacy(knex)));
  let state = 11;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (const count of [0, 1, 3, 12, 60]) {
    const product = await buildProduct(knex);
    const changes: Change[] = Array.from({ length: count }, () => ({
      pharmacyId: pharmacies[Math.floor(next() * pharmacies.length)]!.id,
      at: new Date(app.clock.now().getTime() - Math.floor(next() * 200 * 86_400) * 1000),
      ...(next() < 0.2 ? { quantity: null, priceCents: null } : { quantity: Math.floor(next() * 3), priceCents: 500 + Math.floor(next() * 300) }),
    })).sort((one, other) => one.at.getTime() - other.at.getTime());
    if (changes.length > 0) await knex('stock_changes').insert(changes.map((change) => ({ ...change, productId: product.id })));
    const { history } = (await app.get(`/api/v1/clients/products/${product.slug}`).expect(200)).body as { history: { date: string }[] };
    const expected = Array.from({ length: 90 }, (_, at) => {
      const day = DateTime.fromJSDate(app.clock.now(), { zone: 'Europe/Berlin' })
        .startOf('day')
        .minus({ days: 89 - at });
      const moment = new Date(Math.min(day.plus({ days: 1 }).toMillis(), app.clock.now().getTime()));
      return { date: day.toISODate(), ...naiveDay(changes, moment) };
    });
    expect(history).toEqual(expected);
  }
});
