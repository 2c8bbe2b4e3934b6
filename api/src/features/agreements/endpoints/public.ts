import { agreement, agreementDocuments } from '@blattwerk/contract/agreements/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { readAgreement } from '../agreements.service.ts';

export const readAgreementEndpoint = publicFactory.build({
  operation: 'agreements.read',
  method: 'get',
  summary: 'The current text of a document, in the caller’s language',
  input: z.object({ document: z.enum(agreementDocuments) }),
  output: agreement,
  handler: ({ ctx, input }) => readAgreement(ctx, input.document),
});
