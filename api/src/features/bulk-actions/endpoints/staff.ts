import * as bulkLists from '@blattwerk/contract/bulk-actions/list-operations';
import * as operations from '@blattwerk/contract/bulk-actions/operations';
import { staffFactory } from '../../../http/factories.ts';
import type { BulkOperation, BulkResource } from '../actions.ts';
import { listBulkResults, readBulk, startBulk, stopBulk, undoBulk } from '../bulk-actions.service.ts';

const resourceOf = ({ id }: BulkOperation): BulkResource => id.slice('bulk.'.length) as BulkResource;

/** One endpoint for each list: `POST /backoffice/<resource>/bulk`. */
export const bulkListEndpoints = Object.fromEntries(
  Object.values(bulkLists).map((operation: BulkOperation) => [
    operation.id,
    staffFactory.build(operation, ({ ctx, input }) => startBulk(ctx, resourceOf(operation), input)),
  ]),
);

export const bulkEndpoints = {
  read: staffFactory.build(operations.readBulk, ({ ctx, input }) => readBulk(ctx, input.id)),
  results: staffFactory.build(operations.listBulkResults, ({ ctx, input: { id, ...page } }) => listBulkResults(ctx, id, page)),
  stop: staffFactory.build(operations.stopBulk, ({ ctx, input }) => stopBulk(ctx, input.id)),
  undo: staffFactory.build(operations.undoBulk, ({ ctx, input }) => undoBulk(ctx, input.id)),
};
