import * as operations from '@blattwerk/contract/pharmacies/operations';
import { adminFactory } from '../../../http/factories.ts';
import { createPharmacy } from '../pharmacy-records.service.ts';

export const createPharmacyEndpoint = adminFactory.build(operations.createPharmacy, ({ ctx, input }) => createPharmacy(ctx, input));
