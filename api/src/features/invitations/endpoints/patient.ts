import * as operations from '@blattwerk/contract/invitations/operations';
import { patientFactory } from '../../../http/factories.ts';
import { presentOwnInvitation } from '../invitation.presenter.ts';
import { inviteDoctor, listOwnInvitations, withdrawInvitation } from '../invitations.service.ts';

const answer = { de: 'Wir senden die Einladung an diese Adresse.', en: 'We are sending the invitation to this address.' };

export const inviteDoctorEndpoint = patientFactory.buildUnbound(operations.inviteDoctor, async ({ ctx, input }) => {
  await inviteDoctor(ctx, input);
  return { message: answer[ctx.locale] };
});

export const listOwnInvitationsEndpoint = patientFactory.build(operations.listOwnInvitations, ({ ctx }) => listOwnInvitations(ctx));

export const withdrawOwnInvitationEndpoint = patientFactory.build(operations.withdrawOwnInvitation, async ({ ctx, input }) =>
  presentOwnInvitation(await withdrawInvitation(ctx, input.id)),
);
