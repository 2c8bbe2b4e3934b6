import { buildPharmacy } from '../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../seeds/factories/products.ts';
import { buildDoctor } from '../../../seeds/factories/users.ts';
import { newId } from '../../src/kernel/ids.ts';
import { buildStoredPicture, pictureOf } from '../stored-picture.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const bySlug = async ({ knex }: World): Promise<Call> => ({ params: { slug: (await buildProduct(knex)).slug } });
const device = async ({ knex }: World): Promise<Call> => {
  const [{ id }] = await knex('vaporizers')
    .insert({ name: newId(), takes: ['flower'] })
    .returning('id');
  return { params: { id } };
};
const byId =
  (body?: object) =>
  async ({ knex }: World): Promise<Call> => ({ params: { id: (await buildProduct(knex)).id }, ...(body ? { body } : {}) });

const withPicture =
  (call: Call) =>
  async ({ app, knex }: World): Promise<Call> => {
    const { id } = await buildProduct(knex);
    await buildStoredPicture(app, id);
    return { params: { id }, ...call };
  };

const address = { street: 'Marktplatz', houseNum: '3', zipCode: '10115', city: 'Berlin' };
/** Far above the numbers that the factories count up to while the matrix runs. */
let newPzn = 60_000;

const contact = async ({ knex }: World): Promise<Call> => {
  const id = newId();
  await knex('marketing_patients').insert({ id, email: `${id}@mail.example`, source: 'market' });
  return { params: { id } };
};

const proposal = async ({ knex, caller }: World): Promise<Call> => {
  const id = newId();
  const now = new Date();
  const doctorId = caller.role === 'doctor' ? caller.id : (await buildDoctor(knex)).id;
  await knex('product_proposals').insert({ id, doctorId, name: 'Fichtenklee', category: 'flower', createdAt: now, updatedAt: now });
  return { params: { id }, objectId: id };
};

export const marketSamples = {
  'products.list': nothing,
  'products.read': { call: bySlug },
  'products.plate': { call: bySlug },
  'products.picture': { call: async ({ app, knex }) => ({ params: { id: await buildStoredPicture(app, (await buildProduct(knex)).id), size: 'small' } }) },
  'products.similar': { call: bySlug },
  'products.popular': nothing,
  'products.thc-cbd': nothing,
  'products.for-request': nothing,
  'products.toggle-favorite': { call: async ({ knex }) => ({ body: { productId: (await buildProduct(knex)).id } }) },
  'products.favorites': nothing,
  'products.favorite-ids': nothing,
  'products.add-favorites': { call: async ({ knex }) => ({ body: { productIds: [(await buildProduct(knex)).id] } }) },
  'products.selected': { call: async ({ knex }) => ({ query: { productId: (await buildProduct(knex)).id } }) },
  'products.list-records': nothing,
  'products.read-record': { call: byId() },
  'products.similar-records': { call: byId() },
  'product-proposals.list': nothing,
  'product-proposals.create': { call: () => ({ body: { name: 'Fichtenklee', category: 'flower' } }) },
  'product-proposals.add': {
    call: async (world) => ({ ...(await proposal(world)), body: { pzn: testPzn((newPzn += 1)), name: 'Fichtenklee', category: 'flower', unit: 'g' } }),
  },
  'product-proposals.merge': { call: async (world) => ({ ...(await proposal(world)), body: { productId: (await buildProduct(world.knex)).id } }) },
  'product-proposals.refuse': { call: async (world) => ({ ...(await proposal(world)), body: { reason: 'Nicht zugelassen.' } }) },
  'products.create': { call: () => ({ body: { pzn: testPzn((newPzn += 1)), name: 'Testblatt 20/1 NEU', category: 'flower', unit: 'g' } }) },
  'products.update': { call: byId({ isPromoted: true, version: 1 }) },
  'products.set-picture': {
    call: async (world) => ({ ...(await byId({ version: 0 })(world)), file: { name: 'bild.jpg', bytes: await pictureOf(400, 300) } }),
  },
  'products.describe-picture': { call: withPicture({ body: { version: 1, altEn: 'A flower' } }) },
  'products.remove-picture': { call: withPicture({ query: { version: '1' } }) },
  'products.preview-merge': {
    call: async (world) => ({ ...(await byId()(world)), query: { duplicateId: (await buildProduct(world.knex)).id } }),
  },
  'products.merge': {
    call: async (world) => {
      const duplicateId = (await buildProduct(world.knex)).id;
      return byId({ duplicateId, version: 1, duplicateVersion: 1, fields: [], reason: 'Zweimal angelegt.' })(world);
    },
  },
  'products.import': {
    call: () => ({
      file: {
        name: 'produkte.csv',
        bytes: Buffer.from(
          `pzn;name;category;unit;manufacturer;strain;genetics;thc;cbd;origin;irradiation\n${testPzn((newPzn += 1))};Ahorn 20/1;flower;g;;;;;;;`,
        ),
      },
    }),
  },
  'shortages.list': nothing,
  'shortages.list-regional': nothing,
  'shortages.own-region': nothing,
  'reference-data.manufacturers': nothing,
  'reference-data.growers': nothing,
  'reference-data.strains': nothing,
  'pharmacies.list-public': nothing,
  'pharmacies.read-public': { call: async ({ knex }) => ({ query: { slug: (await buildPharmacy(knex)).slug } }) },
  'pharmacies.popular': nothing,
  'pharmacies.map': nothing,
  'pharmacies.download': nothing,
  'places.list': { call: () => ({ query: { zipCode: '10115' } }) },
  'selections.noted': nothing,
  'selections.keep-noted': { call: async ({ knex }) => ({ body: { items: [{ productId: (await buildProduct(knex)).id, amount: 10 }] } }) },
  'selections.read': { call: async ({ knex }) => ({ query: { productIds: (await buildProduct(knex)).id, amounts: '10' } }) },
  'sitemap.addresses': { call: () => ({ query: { kind: 'products' } }) },
  'fees.read': nothing,
  'settings.read-operator': nothing,
  'marketing-patients.note': { call: () => ({ body: { email: `${newId()}@mail.example`, source: 'market' } }) },
  'marketing-patients.list': nothing,
  'marketing-patients.funnel': nothing,
  'marketing-patients.read': { call: contact },
  'marketing-patients.delete': { call: contact },
  'pharmacies.list-records': nothing,
  'pharmacies.read-record': {
    call: async ({ knex, caller }) => {
      const id = caller.pharmacyId ?? (await buildPharmacy(knex)).id;
      return { params: { id }, objectId: id };
    },
  },
  'pharmacies.create': { call: () => ({ body: { name: 'Markt-Apotheke', ...address } }) },
  'pharmacies.update': {
    call: async ({ knex, caller }) => {
      const id = caller.pharmacyId ?? (await buildPharmacy(knex)).id;
      return { params: { id }, objectId: id, body: { isPickupOnly: true, version: 1 } };
    },
  },
  'vaporizers.list-public': nothing,
  'vaporizers.list-records': nothing,
  'vaporizers.read-record': { call: device },
  'vaporizers.create': { call: () => ({ body: { name: newId(), takes: ['flower'] } }) },
  'vaporizers.update': { call: async (world) => ({ ...(await device(world)), body: { manufacturer: 'Test', version: 1 } }) },
} satisfies Record<string, Sample>;
