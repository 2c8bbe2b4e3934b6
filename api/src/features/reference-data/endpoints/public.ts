import * as operations from '@blattwerk/contract/reference-data/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listNamed } from '../names.queries.ts';

export const listGrowersEndpoint = publicFactory.build(operations.listGrowers, async ({ ctx }) => {
  const items = await listNamed(ctx, 'growers');
  return { items, total: items.length };
});

export const listManufacturersEndpoint = publicFactory.build(operations.listManufacturers, async ({ ctx }) => {
  const items = await listNamed(ctx, 'manufacturers');
  return { items, total: items.length };
});

export const listStrainsEndpoint = publicFactory.build(operations.listStrains, async ({ ctx }) => {
  const items = await listNamed(ctx, 'strains');
  return { items, total: items.length };
});
