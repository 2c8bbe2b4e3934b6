import { buildPharmacy, buildStock, buildStockFeed } from '../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const mine = ({ caller }: World): { pharmacyId?: string } => (caller.pharmacyId ? { pharmacyId: caller.pharmacyId } : {});

const feed =
  (body?: object, kind: 'pull' | 'upload' = 'upload') =>
  async (world: World): Promise<Call> => {
    const { id } = await buildStockFeed(world.knex, { kind, ...mine(world) });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

const withFile = async (world: World): Promise<Call> => ({
  ...(await feed()(world)),
  file: { name: 'bestand.csv', bytes: Buffer.from('PZN;Artikelbezeichnung;Einheit;Bestand;VK\r\n99900708;ARTIKEL;1g;480,0;6,05\r\n', 'latin1') },
});

const run =
  (status: 'applied' | 'quarantined' = 'applied', body: object = {}) =>
  async (world: World): Promise<Call> => {
    const { id: feedId } = await buildStockFeed(world.knex, mine(world));
    const id = newId();
    await world.knex('feed_runs').insert({ id, feedId, status, finishedAt: world.app.clock.now(), heldRows: status === 'quarantined' ? '[]' : null });
    return { params: { id }, objectId: id, body };
  };

const article =
  (body?: (world: World, id: string) => Promise<object>, state: 'open' | 'ignored' = 'open') =>
  async (world: World): Promise<Call> => {
    const pharmacyId = world.caller.pharmacyId ?? (await buildPharmacy(world.knex)).id;
    const id = newId();
    await world.knex('product_aliases').insert({ id, pharmacyId, alias: `artikel ${id}`, name: 'Artikel', state });
    return { params: { id }, objectId: id, body: body ? await body(world, id) : {} };
  };

export const stockSamples = {
  'stock-feeds.list': nothing,
  'stock-feeds.read': { call: feed() },
  'stock-feeds.scores': { call: feed() },
  'stock-feeds.create': { call: async ({ knex }) => ({ body: { pharmacyId: (await buildPharmacy(knex)).id, kind: 'upload' } }) },
  'stock-feeds.update': { call: feed({ isActive: false, version: 1 }) },
  'stock-feeds.test-connection': { call: async () => ({ body: { url: 'https://localhost/bestand.csv' } }) },
  'stock-feeds.preview-schedule': { call: async () => ({ body: { schedule: '0 6 * * *' } }) },
  'stock-feeds.run': { call: feed({}, 'pull') },
  'stock-feeds.upload': { call: withFile },
  'stock-feeds.examine': { call: withFile },
  'stock-feeds.mark': { call: withFile },
  'stock-feeds.map': { call: feed({ mapping: { columns: { pzn: { header: 'Nummer' } } }, version: 1 }) },
  'feed-runs.list': nothing,
  'feed-runs.read': { call: run() },
  'feed-runs.release': { call: run('quarantined'), businessCodes: ['invalid.status', 'feed.newerApplied'] },
  'feed-runs.discard': { call: run('quarantined') },
  'feed-runs.roll-back': { call: run('applied', { reason: 'Falsche Preise' }) },
  'feed-runs.compare': { call: run('quarantined') },
  'feed-runs.list-row-errors': { call: run() },
  'feed-runs.download-row-errors': { call: run() },
  'feed-runs.correct': { call: run('applied', { rows: [{ line: 2, pzn: '04877800', quantity: '3', price: '7,50' }] }) },
  'unmatched-products.list': nothing,
  'unmatched-products.read': { call: article() },
  'unmatched-products.match': { call: article(async ({ knex }) => ({ productId: (await buildProduct(knex)).id })) },
  'unmatched-products.ignore': { call: article() },
  'unmatched-products.undo': { call: article(undefined, 'ignored') },
  'unmatched-products.match-suggested': {
    call: article(async ({ knex }, id) => ({ matches: [{ id, productId: (await buildProduct(knex)).id }] })),
  },
  'stock.list': nothing,
  'stock.read': {
    call: async (world) => {
      const { pharmacyId, productId } = await buildStock(world.knex, mine(world));
      return { params: { id: `${pharmacyId}:${productId}` }, objectId: pharmacyId };
    },
  },
} satisfies Record<string, Sample>;
