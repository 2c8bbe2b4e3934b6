import { z } from 'zod';
import { patientRecord } from '@blattwerk/contract/backoffice/shapes';
import { id } from '@blattwerk/contract/validation';
import { staffFactory } from '../../../http/factories.ts';
import { readPatient } from '../patients.service.ts';

export const readPatientEndpoint = staffFactory.build({
  operation: 'patients.read',
  method: 'get',
  summary: 'One patient’s master data',
  isAudited: true,
  input: z.object({ id }),
  output: patientRecord,
  handler: ({ ctx, input }) => readPatient(ctx, input.id),
});
