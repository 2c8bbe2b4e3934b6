import { invitationAcceptInput, invitationAccepted, invitationToken, openInvitation } from '@blattwerk/contract/invitations/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { acceptInvitation, readOpenInvitation } from '../accept.service.ts';

export const readInvitationEndpoint = publicFactory.buildUnbound({
  operation: 'invitations.read',
  method: 'get',
  summary: 'What an invitation is for, to who holds its link',
  input: z.object({ token: invitationToken }),
  output: openInvitation,
  handler: ({ ctx, input }) => readOpenInvitation(ctx, input.token),
});

export const acceptInvitationEndpoint = publicFactory.buildUnbound({
  operation: 'invitations.accept',
  method: 'post',
  summary: 'Accept an invitation: makes the account and uses the link up',
  input: invitationAcceptInput,
  output: invitationAccepted,
  handler: ({ ctx, input }) => acceptInvitation(ctx, input),
});
