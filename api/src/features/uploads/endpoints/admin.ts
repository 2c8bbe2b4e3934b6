import * as operations from '@blattwerk/contract/uploads/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listForReason, openForReason } from '../break-glass.service.ts';

export const breakGlassUploadsEndpoint = adminFactory.build(operations.breakGlassUploads, async ({ ctx, input }) => ({
  items: await listForReason(ctx, input),
}));

export const breakGlassUploadEndpoint = adminFactory.buildFile(operations.breakGlassUpload, ({ ctx, input }) => openForReason(ctx, input), { isAudited: true });
