import { z } from 'zod';
import { signedDocuments } from '@blattwerk/contract/agreements/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { downloadAgreement } from '../agreement-documents.service.ts';

export const downloadAgreementEndpoint = patientFactory.buildFile({
  operation: 'agreements.download',
  summary: 'Information sheet or treatment contract as PDF: the signed one, else the current version to read',
  input: z.object({ document: z.enum(signedDocuments) }),
  handler: ({ ctx, input }) => downloadAgreement(ctx, input.document),
});
