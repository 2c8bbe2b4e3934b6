import { signInput, signed, signedDocuments } from '@blattwerk/contract/agreements/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { downloadAgreement } from '../agreement-documents.service.ts';
import { signAgreement } from '../agreements.service.ts';

export const downloadAgreementEndpoint = patientFactory.buildFile({
  operation: 'agreements.download',
  summary: 'Information sheet or treatment contract as PDF: the signed one, else the current version to read',
  input: z.object({ document: z.enum(signedDocuments) }),
  handler: ({ ctx, input }) => downloadAgreement(ctx, input.document),
});

export const signEndpoint = patientFactory.build({
  operation: 'agreements.sign',
  method: 'post',
  summary: 'Sign the current version of the information sheet or the treatment contract',
  input: signInput,
  output: signed,
  handler: async ({ ctx, input }) => {
    const { signedAt, ...rest } = await signAgreement(ctx, input);
    return { ...rest, signedAt: signedAt.toISOString() };
  },
});
