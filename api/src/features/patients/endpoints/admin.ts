import * as operations from '@blattwerk/contract/patients/operations';
import { adminFactory } from '../../../http/factories.ts';
import { updatePatientStatus } from '../patients.service.ts';

export const updatePatientEndpoint = adminFactory.build(operations.updatePatient, ({ ctx, input }) => updatePatientStatus(ctx, input));
