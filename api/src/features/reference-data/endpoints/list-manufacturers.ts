import { referenceList } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { listNamed } from '../named.service.ts';

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
