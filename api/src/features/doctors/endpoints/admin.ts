import * as operations from '@blattwerk/contract/doctors/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listDoctors, readDoctor } from '../doctors.queries.ts';
import { updateDoctor } from '../doctors.service.ts';

export const listDoctorsEndpoint = adminFactory.build(operations.listDoctors, ({ ctx, input }) => listDoctors(ctx, input));

export const readDoctorEndpoint = adminFactory.build(operations.readDoctor, ({ ctx, input }) => readDoctor(ctx, input.id));

export const updateDoctorEndpoint = adminFactory.build(operations.updateDoctor, ({ ctx, input }) => updateDoctor(ctx, input));
