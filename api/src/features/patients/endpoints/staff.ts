import * as operations from '@blattwerk/contract/patients/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listPatients } from '../patients.queries.ts';
import { readPatient } from '../patients.service.ts';

export const listPatientsEndpoint = staffFactory.build(operations.listPatients, ({ ctx, input }) => listPatients(ctx, input), { isShared: true });

export const readPatientEndpoint = staffFactory.build(operations.readPatient, ({ ctx, input }) => readPatient(ctx, input.id), { isAudited: true });
