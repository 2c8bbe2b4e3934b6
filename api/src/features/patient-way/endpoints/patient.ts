import { statuses } from '@blattwerk/contract/accounts/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { readStatuses } from '../patient-way.service.ts';

export const readStatusesEndpoint = patientFactory.build({
  operation: 'accounts.statuses',
  method: 'get',
  summary: 'Where the patient stands on the way to a treatment, and which page comes next',
  input: z.object({}),
  output: statuses,
  handler: ({ ctx }) => readStatuses(ctx),
});
