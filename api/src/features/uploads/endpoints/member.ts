import * as operations from '@blattwerk/contract/uploads/operations';
import { memberFactory } from '../../../http/factories.ts';
import { openUpload } from '../uploads.service.ts';

export const openUploadEndpoint = memberFactory.buildFile(operations.openUpload, ({ ctx, input }) => openUpload(ctx, input.id), { isAudited: true });
