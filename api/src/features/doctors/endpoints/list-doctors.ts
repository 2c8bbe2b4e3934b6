import { doctorRecord, listQuery } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listDoctors } from '../doctors.service.ts';

export const listDoctorsEndpoint = adminFactory.build({
  operation: 'doctors.list',
  method: 'get',
  summary: 'Doctors’ accounts',
  input: listQuery,
  output: listOf(doctorRecord),
  handler: ({ ctx, input }) => listDoctors(ctx, input),
});
