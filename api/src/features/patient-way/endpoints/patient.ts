import * as operations from '@blattwerk/contract/patient-way/operations';
import { patientFactory } from '../../../http/factories.ts';
import { readStatuses } from '../patient-way.service.ts';

export const readStatusesEndpoint = patientFactory.build(operations.readStatuses, ({ ctx }) => readStatuses(ctx));
