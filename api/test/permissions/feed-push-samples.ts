import { buildFeedKey, buildPharmacy, buildStock, buildStockFeed } from '../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** What a pharmacy's system sends, to the address of its own pharmacy. */
const delivery =
  (body?: object, withItem = false) =>
  async ({ knex, caller }: World): Promise<Call> => {
    const pharmacyId = caller.role === 'machine' && caller.pharmacyId ? caller.pharmacyId : (await buildPharmacy(knex)).id;
    const { slug: pharmacySlug } = await knex('pharmacies').where({ id: pharmacyId }).first('slug');
    const product = await buildProduct(knex);
    await buildStock(knex, { pharmacyId, productId: product.id });
    return { params: { pharmacySlug, ...(withItem ? { pzn: product.pzn } : {}) }, objectId: pharmacySlug, ...(body ? { body } : {}) };
  };

const ownRun = async ({ knex, caller, app }: World): Promise<Call> => {
  const pharmacy = caller.role === 'machine' && caller.pharmacyId ? { pharmacyId: caller.pharmacyId } : {};
  const { id: feedId } = await buildStockFeed(knex, { kind: 'push', ...pharmacy });
  const runId = newId();
  await knex('feed_runs').insert({ id: runId, feedId, source: 'push', status: 'applied', finishedAt: app.clock.now() });
  return { params: { runId }, objectId: runId };
};

const ofFeed =
  (body?: object) =>
  async ({ knex }: World): Promise<Call> => {
    const { id } = await buildStockFeed(knex, { kind: 'push' });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

const oneKey = async ({ knex }: World): Promise<Call> => {
  const { id: keyId, feedId } = await buildFeedKey(knex);
  return { params: { id: feedId, keyId }, objectId: feedId };
};

const items = [{ pzn: '99900708', quantity: 12, priceCents: 605 }];

export const feedPushSamples = {
  'feed-keys.list': { call: ofFeed() },
  'feed-keys.create': { call: ofFeed({ label: 'Kasse' }) },
  'feed-keys.revoke': { call: oneKey },
  'feeds.push-stock': { call: delivery({ items: [{ pzn: '99900708', name: 'Artikel', quantity: 480, price: 6.05 }] }), isNamed: true },
  'feeds.change-items': { call: delivery({ items }), isNamed: true },
  'feeds.set-item': { call: delivery({ quantity: 5, unit: 'g', priceCents: 750 }, true), isNamed: true },
  'feeds.remove-item': { call: delivery(undefined, true), isNamed: true },
  'feeds.read-run': { call: ownRun },
  'feeds.status': nothing,
} satisfies Record<string, Sample>;
