import * as operations from '@blattwerk/contract/invitations/operations';
import { staffFactory } from '../../../http/factories.ts';
import { presentInvitation } from '../invitation.presenter.ts';
import { invite, listInvitations, resendInvitation, withdrawInvitation } from '../invitations.service.ts';

export const listInvitationsEndpoint = staffFactory.build(operations.listInvitations, ({ ctx, input }) => listInvitations(ctx, input));

export const createInvitationEndpoint = staffFactory.buildUnbound(operations.createInvitation, ({ ctx, input }) => invite(ctx, input));

export const resendInvitationEndpoint = staffFactory.buildUnbound(operations.resendInvitation, ({ ctx, input }) => resendInvitation(ctx, input.id));

export const withdrawInvitationEndpoint = staffFactory.build(operations.withdrawInvitation, async ({ ctx, input }) =>
  presentInvitation(await withdrawInvitation(ctx, input.id)),
);
