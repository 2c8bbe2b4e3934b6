import { referenceList } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { listNamed } from '../named.service.ts';

export const listGrowersEndpoint = publicFactory.build({
  operation: 'reference-data.growers',
  method: 'get',
  summary: 'All growers with the number of their products',
  input: z.object({}),
  output: referenceList,
  handler: async ({ ctx }) => {
    const items = await listNamed(ctx, 'growers');
    return { items, total: items.length };
  },
});

export const listManufacturersEndpoint = publicFactory.build({
  operation: 'reference-data.manufacturers',
  method: 'get',
  summary: 'All manufacturers with the number of their products',
  input: z.object({}),
  output: referenceList,
  handler: async ({ ctx }) => {
    const items = await listNamed(ctx, 'manufacturers');
    return { items, total: items.length };
  },
});

export const listStrainsEndpoint = publicFactory.build({
  operation: 'reference-data.strains',
  method: 'get',
  summary: 'All strains with the number of their products',
  input: z.object({}),
  output: referenceList,
  handler: async ({ ctx }) => {
    const items = await listNamed(ctx, 'strains');
    return { items, total: items.length };
  },
});
