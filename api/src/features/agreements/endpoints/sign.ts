import { signed, signInput } from '@blattwerk/contract/agreements/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { signAgreement } from '../agreements.service.ts';

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
