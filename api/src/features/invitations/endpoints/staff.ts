import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { invitationInput, invitationRecord } from '@blattwerk/contract/invitations/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { presentInvitation } from '../invitation.presenter.ts';
import { invite, listInvitations, resendInvitation, withdrawInvitation } from '../invitations.service.ts';

export const listInvitationsEndpoint = staffFactory.build({
  operation: 'invitations.list',
  method: 'get',
  summary: 'Invitations: all for administrators, else those that the caller or the caller’s pharmacy sent',
  input: listQuery,
  output: listOf(invitationRecord),
  handler: ({ ctx, input }) => listInvitations(ctx, input),
});

export const createInvitationEndpoint = staffFactory.buildUnbound({
  operation: 'invitations.create',
  method: 'post',
  summary: 'Invite a doctor, a person of a pharmacy or an administrator by mail',
  input: invitationInput,
  output: invitationRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => invite(ctx, input),
});

export const resendInvitationEndpoint = staffFactory.buildUnbound({
  operation: 'invitations.resend',
  method: 'post',
  summary: 'Send an open or expired invitation again with a new link; the former one stops working',
  input: z.object({ id }),
  output: invitationRecord,
  handler: ({ ctx, input }) => resendInvitation(ctx, input.id),
});

export const withdrawInvitationEndpoint = staffFactory.build({
  operation: 'invitations.withdraw',
  method: 'post',
  summary: 'Withdraw an open invitation',
  input: z.object({ id }),
  output: invitationRecord,
  handler: async ({ ctx, input }) => presentInvitation(await withdrawInvitation(ctx, input.id)),
});
