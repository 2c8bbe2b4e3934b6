import * as operations from '@blattwerk/contract/list-exports/operations';
import { publicFactory } from '../../../http/factories.ts';
import { openListExport } from '../list-exports.service.ts';

export const downloadListExportEndpoint = publicFactory.buildStream(operations.downloadListExport, ({ ctx, input }) =>
  openListExport(ctx, input.id, input.ticket),
);
