import { message } from '@blattwerk/contract/accounts/shapes';
import { doctorInvitationInput, ownInvitation } from '@blattwerk/contract/invitations/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { presentOwnInvitation } from '../invitation.presenter.ts';
import { inviteDoctor, listOwnInvitations, withdrawInvitation } from '../invitations.service.ts';

const answer = { de: 'Wir senden die Einladung an diese Adresse.', en: 'We are sending the invitation to this address.' };

export const inviteDoctorEndpoint = patientFactory.buildUnbound({
  operation: 'invitations.invite-doctor',
  method: 'post',
  summary: 'Invite a doctor by mail; the answer is the same for every address',
  input: doctorInvitationInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await inviteDoctor(ctx, input);
    return { message: answer[ctx.locale] };
  },
});

export const listOwnInvitationsEndpoint = patientFactory.build({
  operation: 'invitations.list-own',
  method: 'get',
  summary: 'The doctors whom the patient invited, and what became of it',
  input: z.object({}),
  output: z.object({ items: z.array(ownInvitation) }),
  handler: ({ ctx }) => listOwnInvitations(ctx),
});

export const withdrawOwnInvitationEndpoint = patientFactory.build({
  operation: 'invitations.withdraw-own',
  method: 'post',
  summary: 'Withdraw an invitation that the patient sent',
  input: z.object({ id }),
  output: ownInvitation,
  handler: async ({ ctx, input }) => presentOwnInvitation(await withdrawInvitation(ctx, input.id)),
});
