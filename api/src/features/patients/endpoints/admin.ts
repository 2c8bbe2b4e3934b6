import * as operations from '@blattwerk/contract/patients/operations';
import { adminFactory } from '../../../http/factories.ts';
import { readPatientFile, updatePatient } from '../patients.service.ts';

export const updatePatientEndpoint = adminFactory.build(operations.updatePatient, ({ ctx, input }) => updatePatient(ctx, input));

export const readPatientFileEndpoint = adminFactory.build(operations.readPatientFile, ({ ctx, input }) => readPatientFile(ctx, input.id), { isAudited: true });
