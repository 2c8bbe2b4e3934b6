import * as operations from '@blattwerk/contract/invitations/operations';
import { publicFactory } from '../../../http/factories.ts';
import { acceptInvitation, readOpenInvitation } from '../accept.service.ts';

export const readInvitationEndpoint = publicFactory.buildUnbound(operations.readInvitation, ({ ctx, input }) => readOpenInvitation(ctx, input.token));

export const acceptInvitationEndpoint = publicFactory.buildUnbound(operations.acceptInvitation, ({ ctx, input }) => acceptInvitation(ctx, input));
