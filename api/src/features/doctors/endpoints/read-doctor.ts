import { z } from 'zod';
import { doctorRecord } from '@blattwerk/contract/backoffice/shapes';
import { id } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { readDoctor } from '../doctors.service.ts';

export const readDoctorEndpoint = adminFactory.build({
  operation: 'doctors.read',
  method: 'get',
  summary: 'One doctor’s account',
  input: z.object({ id }),
  output: doctorRecord,
  handler: ({ ctx, input }) => readDoctor(ctx, input.id),
});
