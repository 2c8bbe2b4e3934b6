import { referenceList } from '@blattwerk/contract/products/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { listNamed } from '../named.service.ts';

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
