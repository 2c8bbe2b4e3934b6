import { z } from 'zod';
import { id } from '@blattwerk/contract/validation';
import { doctorFactory } from '../../../http/factories.ts';
import { openFile } from '../../files/public.ts';
import { findCaseDocument } from '../case.service.ts';

export const downloadCaseDocumentEndpoint = doctorFactory.buildFile({
  operation: 'treatments.download-document',
  summary: 'A document of a request that the doctor has taken: signed information sheet or contract, medical letter, prescription',
  isAudited: true,
  input: z.object({ id, fileId: id }),
  handler: async ({ ctx, input }) => openFile(ctx, await findCaseDocument(ctx, input.id, input.fileId)),
});
