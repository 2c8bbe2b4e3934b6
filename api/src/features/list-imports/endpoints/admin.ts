import * as importedLists from '@blattwerk/contract/list-imports/list-operations';
import * as operations from '@blattwerk/contract/list-imports/operations';
import type { ImportableResource } from '@blattwerk/contract/list-imports/resources';
import { importProducts as productsAtOnce } from '@blattwerk/contract/products/operations';
import { adminFactory } from '../../../http/factories.ts';
import { errorFile } from '../error-file.ts';
import { importProducts } from '../import-products.ts';
import type { ImportOperation } from '../importers.ts';
import { presentBrief } from '../list-import.presenter.ts';
import { commitImport, dryRunImport, listOwnImports, readImport, stopImport, undoImport, uploadImport } from '../list-imports.service.ts';

const resourceOf = ({ id }: ImportOperation): ImportableResource => id.slice('imports.'.length) as ImportableResource;

/** One endpoint for each list: `POST /backoffice/<resource>/imports`. */
export const importListEndpoints = Object.fromEntries(
  Object.values(importedLists).map((operation: ImportOperation) => [
    operation.id,
    adminFactory.buildUnbound(operation, ({ ctx, input }) => uploadImport(ctx, resourceOf(operation), { bytes: input.file.data, name: input.file.name })),
  ]),
);

export const importEndpoints = {
  productsAtOnce: adminFactory.buildUnbound(productsAtOnce, ({ ctx, input }) => importProducts(ctx, input.file.data)),
  list: adminFactory.build(operations.listImports, async ({ ctx }) => {
    const rows = await listOwnImports(ctx);
    return { items: rows.map(presentBrief), total: rows.length };
  }),
  read: adminFactory.build(operations.readImport, ({ ctx, input }) => readImport(ctx, input.id)),
  dryRun: adminFactory.buildUnbound(operations.dryRunImport, ({ ctx, input }) => dryRunImport(ctx, input)),
  commit: adminFactory.build(operations.commitImport, ({ ctx, input }) => commitImport(ctx, input)),
  undo: adminFactory.build(operations.undoImport, ({ ctx, input }) => undoImport(ctx, input.id)),
  stop: adminFactory.build(operations.stopImport, ({ ctx, input }) => stopImport(ctx, input.id)),
  errors: adminFactory.buildFile(operations.readImportErrors, ({ ctx, input }) => errorFile(ctx, input.id)),
};
