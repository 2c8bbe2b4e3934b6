import * as operations from '@blattwerk/contract/list-exports/operations';
import { staffFactory } from '../../../http/factories.ts';
import { exportOperations, resourceOf } from '../exported-resource.ts';
import { presentListExport } from '../list-export.presenter.ts';
import { listListExports, readListExport, requestListExport, stopListExport } from '../list-exports.service.ts';

/** One endpoint for each list: `POST /backoffice/<resource>/exports`. */
export const exportEndpoints = Object.fromEntries(
  exportOperations.map((operation) => [
    operation.id,
    staffFactory.build(operation, async ({ ctx, input }) => presentListExport(ctx, await requestListExport(ctx, resourceOf(operation), input))),
  ]),
);

export const listExportEndpoints = {
  list: staffFactory.build(operations.listListExports, async ({ ctx }) => {
    const rows = await listListExports(ctx);
    return { items: rows.map((row) => presentListExport(ctx, row)), total: rows.length };
  }),
  read: staffFactory.build(operations.readListExport, async ({ ctx, input }) => presentListExport(ctx, await readListExport(ctx, input.id))),
  stop: staffFactory.build(operations.stopListExport, async ({ ctx, input }) => presentListExport(ctx, await stopListExport(ctx, input.id))),
};
