import { z } from 'zod';
import { linkedSignIns } from '@blattwerk/contract/accounts/social-shapes';
import { patientFactory } from '../../../../http/factories.ts';
import { readLinkedSignIns } from '../linked-sign-ins.service.ts';

export const listLinkedSignInsEndpoint = patientFactory.build({
  operation: 'social-logins.list',
  method: 'get',
  summary: 'The accounts at Google and Apple that open the own account',
  input: z.object({}),
  output: linkedSignIns,
  handler: ({ ctx }) => readLinkedSignIns(ctx),
});
