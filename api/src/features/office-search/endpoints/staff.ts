import * as officeSearch from '@blattwerk/contract/office-search/operations';
import type { SearchedResource } from '@blattwerk/contract/office-search/shapes';
import { operations } from '@blattwerk/contract/operations';
import { accessOf } from '../../../http/access.ts';
import { staffFactory } from '../../../http/factories.ts';
import { findRecords } from '../find-records.ts';

export const searchRecordsEndpoint = staffFactory.build(officeSearch.searchRecords, async ({ ctx, input, request }) => {
  const isListed = (resource: SearchedResource): boolean => {
    const list = operations.find(({ method, path }) => method === 'get' && path === `/backoffice/${resource}`);
    return list !== undefined && accessOf(request).isAllowed(list.id, ctx.actor);
  };
  return { items: await findRecords(ctx, input.q, isListed) };
});
