import { doctorPatch, doctorRecord, listQuery } from '@blattwerk/contract/backoffice/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { listDoctors, readDoctor, updateDoctor } from '../doctors.service.ts';

export const listDoctorsEndpoint = adminFactory.build({
  operation: 'doctors.list',
  method: 'get',
  summary: 'Doctors’ accounts',
  input: listQuery,
  output: listOf(doctorRecord),
  handler: ({ ctx, input }) => listDoctors(ctx, input),
});

export const readDoctorEndpoint = adminFactory.build({
  operation: 'doctors.read',
  method: 'get',
  summary: 'One doctor’s account',
  input: z.object({ id }),
  output: doctorRecord,
  handler: ({ ctx, input }) => readDoctor(ctx, input.id),
});

export const updateDoctorEndpoint = adminFactory.build({
  operation: 'doctors.update',
  method: 'patch',
  summary: 'Activate, deactivate or ban a doctor; working and consultation flags',
  input: doctorPatch,
  output: doctorRecord,
  handler: ({ ctx, input }) => updateDoctor(ctx, input),
});
