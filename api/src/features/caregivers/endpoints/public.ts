import * as operations from '@blattwerk/contract/caregivers/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readCaregiverInvitation } from '../answer.service.ts';

export const readCaregiverInvitationEndpoint = publicFactory.buildUnbound(operations.readCaregiverInvitation, ({ ctx, input }) =>
  readCaregiverInvitation(ctx, input.token),
);
