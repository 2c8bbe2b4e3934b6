import { defineStates } from '../state-table.ts';

/** What is stored. One that was not accepted in time reads as `expired` (`shapes.ts`): that follows from its date. */
export const storedInvitationStatuses = ['pending', 'accepted', 'withdrawn'] as const;
export type StoredInvitationStatus = (typeof storedInvitationStatuses)[number];
export type InvitationAction = 'resend' | 'accept' | 'withdraw';

/** An expired invitation may be sent again: it is pending until then. */
export const invitationStates = defineStates<StoredInvitationStatus, InvitationAction>({
  states: storedInvitationStatuses,
  initial: 'pending',
  actions: {
    resend: { from: ['pending'], to: 'pending' },
    accept: { from: ['pending'], to: 'accepted' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
  },
  refusal: (action, current) => {
    if (action !== 'accept') return 'invitation.notPending';
    return current === 'withdrawn' ? 'invitation.withdrawn' : 'invitation.used';
  },
});
