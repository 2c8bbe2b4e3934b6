import * as operations from '@blattwerk/contract/agreements/operations';
import { patientFactory } from '../../../http/factories.ts';
import { downloadAgreement } from '../agreement-documents.service.ts';
import { signAgreement } from '../agreements.service.ts';

export const downloadAgreementEndpoint = patientFactory.buildFile(operations.downloadAgreement, ({ ctx, input }) => downloadAgreement(ctx, input.document));

export const signEndpoint = patientFactory.build(operations.sign, async ({ ctx, input }) => {
  const { signedAt, ...rest } = await signAgreement(ctx, input);
  return { ...rest, signedAt: signedAt.toISOString() };
});
