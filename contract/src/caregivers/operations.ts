import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { caredForList, caredForView, caregiver, caregiverInput, caregiverInvitation, caregiverList, caregiverPutInput, caregiverToken } from './shapes.ts';

const brokenLink = ['caregiver.invitationExpired', 'caregiver.invitationInvalid', 'caregiver.invitationUsed', 'caregiver.invitationWithdrawn'] as const;

export const listCaregivers = operation({
  id: 'caregivers.list',
  method: 'get',
  path: '/clients/iam/caregivers',
  summary: 'The trusted persons of the patient, with what they may see and until when',
  input: z.object({}),
  answer: caregiverList,
});

export const inviteCaregiver = operation({
  id: 'caregivers.invite',
  method: 'post',
  path: '/clients/iam/caregivers',
  summary: 'Invite a trusted person by mail, who may look at parts of the account for a time and change nothing',
  input: caregiverInput,
  answer: caregiver,
  status: 201,
  errors: ['auth.tooManyAttempts', 'caregiver.alreadyInvited', 'caregiver.ownAddress', 'caregiver.tooMany', 'invitation.addressLimit'],
});

export const changeCaregiver = operation({
  id: 'caregivers.update',
  method: 'put',
  path: '/clients/iam/caregivers/:id',
  summary: 'Change what a trusted person may see and until when',
  input: caregiverPutInput,
  answer: caregiver,
  errors: ['caregiver.notActive'],
});

export const withdrawCaregiver = operation({
  id: 'caregivers.withdraw',
  method: 'post',
  path: '/clients/iam/caregivers/:id/withdraw',
  summary: 'Withdraw the open invitation of a trusted person',
  input: z.object({ id }),
  answer: caregiver,
  errors: ['caregiver.notPending'],
});

export const endCaregiver = operation({
  id: 'caregivers.end',
  method: 'post',
  path: '/clients/iam/caregivers/:id/end',
  summary: 'End the access of a trusted person at once',
  input: z.object({ id }),
  answer: caregiver,
  errors: ['caregiver.notActive'],
});

export const readCaregiverInvitation = operation({
  id: 'caregivers.read-invitation',
  method: 'get',
  path: '/clients/caregiver-invitations/:token',
  summary: 'Whether the link of an invitation is good; who invites for what, to the account of the invited address',
  input: z.object({ token: caregiverToken }),
  answer: caregiverInvitation,
  errors: brokenLink,
});

export const acceptCaregiverInvitation = operation({
  id: 'caregivers.accept',
  method: 'post',
  path: '/clients/caregiver-invitations/:token/accept',
  summary: 'Accept the invitation as the account of the invited address; uses the link up',
  input: z.object({ token: caregiverToken }),
  answer: z.object({ id }),
  errors: [...brokenLink, 'caregiver.otherAccount'],
});

export const declineCaregiverInvitation = operation({
  id: 'caregivers.decline',
  method: 'post',
  path: '/clients/caregiver-invitations/:token/decline',
  summary: 'Decline the invitation as the account of the invited address; uses the link up',
  input: z.object({ token: caregiverToken }),
  answer: z.object({}),
  errors: [...brokenLink, 'caregiver.otherAccount'],
});

export const listCaredFor = operation({
  id: 'caregivers.list-people',
  method: 'get',
  path: '/clients/cared-for',
  summary: 'The people at whom the caller may look as a trusted person',
  input: z.object({}),
  answer: caredForList,
});

export const readCaredFor = operation({
  id: 'caregivers.read-person',
  method: 'get',
  path: '/clients/cared-for/:id',
  summary: 'What one person lets the caller see; each reading is on record',
  input: z.object({ id }),
  answer: caredForView,
});

export const downloadCaredForCalendar = operation({
  id: 'caregivers.download-calendar',
  method: 'get',
  path: '/clients/cared-for/:id/appointments/:appointmentId/calendar.ics',
  summary: 'An appointment of one person as a calendar file; each download is on record',
  input: z.object({ id, appointmentId: id }),
  answer: 'file',
});

export const leaveCaredFor = operation({
  id: 'caregivers.leave',
  method: 'post',
  path: '/clients/cared-for/:id/end',
  summary: 'End one’s own access as a trusted person',
  input: z.object({ id }),
  answer: z.object({}),
  errors: ['caregiver.notActive'],
});
