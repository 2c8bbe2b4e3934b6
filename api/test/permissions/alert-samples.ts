import { buildAlert } from '../../../seeds/factories/alerts.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

export const alertSamples = {
  'alerts.ask': {
    call: async ({ knex }) => ({ body: { productId: (await buildProduct(knex)).id, kind: 'back-in-stock', email: `${newId()}@mail.example` } }),
  },
  'alerts.list': nothing,
  'alerts.remove': {
    call: async ({ knex, caller }) => {
      const { id } = await buildAlert(knex, { userId: caller.id });
      return { params: { id }, objectId: id };
    },
  },
  'alerts.confirm': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'alerts.end': { call: () => ({ params: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
  'alerts.open': { call: () => ({ body: { token: 'unknown' } }), businessCodes: ['token.invalid'] },
} satisfies Record<string, Sample>;
