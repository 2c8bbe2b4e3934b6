import * as operations from '@blattwerk/contract/uploads/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { listUploads } from '../uploads.service.ts';

export const listCaseUploadsEndpoint = doctorFactory.build(operations.listCaseUploads, async ({ ctx, input }) => ({ items: await listUploads(ctx, input.id) }));
