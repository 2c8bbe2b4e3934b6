import * as operations from '@blattwerk/contract/identity-checks/operations';
import { staffFactory } from '../../../http/factories.ts';
import { readIdentityRecord } from '../sightings.service.ts';

export const readIdentityEndpoint = staffFactory.build(operations.readIdentity, ({ ctx, input }) => readIdentityRecord(ctx, input.id), { isAudited: true });
