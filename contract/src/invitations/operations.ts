import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  doctorInvitationInput,
  invitationAcceptInput,
  invitationAccepted,
  invitationInput,
  invitationRecord,
  invitationToken,
  openInvitation,
  ownInvitation,
} from './shapes.ts';

export const listInvitations = operation({
  id: 'invitations.list',
  method: 'get',
  path: '/backoffice/invitations',
  summary: 'Invitations: all for administrators, else those that the caller or the caller’s pharmacy sent',
  input: listQuery,
  answer: recordList(invitationRecord),
});

export const createInvitation = operation({
  id: 'invitations.create',
  method: 'post',
  path: '/backoffice/invitations',
  summary: 'Invite a doctor, a person of a pharmacy or an administrator by mail',
  input: invitationInput,
  answer: invitationRecord,
  status: 201,
  errors: [
    'auth.tooManyAttempts',
    'email.alreadyRegistered',
    'invitation.addressLimit',
    'invitation.alreadySent',
    'invitation.pharmacyRequired',
    'pharmacy.notFound',
  ],
});

export const resendInvitation = operation({
  id: 'invitations.resend',
  method: 'post',
  path: '/backoffice/invitations/:id/resend',
  summary: 'Send an open or expired invitation again with a new link; the former one stops working',
  input: z.object({ id }),
  answer: invitationRecord,
  errors: ['invitation.addressLimit', 'invitation.notPending'],
});

export const withdrawInvitation = operation({
  id: 'invitations.withdraw',
  method: 'post',
  path: '/backoffice/invitations/:id/withdraw',
  summary: 'Withdraw an open invitation',
  input: z.object({ id }),
  answer: invitationRecord,
  errors: ['invitation.notPending'],
});

export const listOwnInvitations = operation({
  id: 'invitations.list-own',
  method: 'get',
  path: '/clients/iam/invitations',
  summary: 'The doctors whom the patient invited, and what became of it',
  input: z.object({}),
  answer: z.object({ items: z.array(ownInvitation) }),
});

export const withdrawOwnInvitation = operation({
  id: 'invitations.withdraw-own',
  method: 'post',
  path: '/clients/iam/invitations/:id/withdraw',
  summary: 'Withdraw an invitation that the patient sent',
  input: z.object({ id }),
  answer: ownInvitation,
  errors: ['invitation.notPending'],
});

export const inviteDoctor = operation({
  id: 'invitations.invite-doctor',
  method: 'post',
  path: '/clients/iam/invite-doctor',
  summary: 'Invite a doctor by mail; the answer is the same for every address',
  input: doctorInvitationInput,
  answer: message,
  status: 202,
  errors: ['auth.tooManyAttempts', 'invitation.addressLimit', 'invitation.alreadySent'],
});

export const readInvitation = operation({
  id: 'invitations.read',
  method: 'get',
  path: '/clients/invitations/:token',
  summary: 'What an invitation is for, to who holds its link',
  input: z.object({ token: invitationToken }),
  answer: openInvitation,
  errors: ['invitation.expired', 'invitation.invalid', 'invitation.used', 'invitation.withdrawn'],
});

export const acceptInvitation = operation({
  id: 'invitations.accept',
  method: 'post',
  path: '/clients/invitations/:token/accept',
  summary: 'Accept an invitation: makes the account and uses the link up',
  input: invitationAcceptInput,
  answer: invitationAccepted,
  errors: ['email.alreadyRegistered', 'invitation.expired', 'invitation.invalid', 'invitation.licenceRequired', 'invitation.used', 'invitation.withdrawn'],
});
