import { defineStates } from '../state-table.ts';

export const caregiverStatuses = ['pending', 'active', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type CaregiverStatus = (typeof caregiverStatuses)[number];
export type CaregiverAction = 'accept' | 'decline' | 'withdraw' | 'expire' | 'end';

/** The access of a trusted person, from its invitation. What time does (`expire`, `end`) holds from that moment on, whenever it is written down. */
export const caregiverStates = defineStates<CaregiverStatus, CaregiverAction>({
  states: caregiverStatuses,
  initial: 'pending',
  actions: {
    accept: { from: ['pending'], to: 'active' },
    decline: { from: ['pending'], to: 'declined' },
    withdraw: { from: ['pending'], to: 'withdrawn' },
    expire: { from: ['pending'], to: 'expired' },
    end: { from: ['active'], to: 'ended' },
  },
  refusal: (action, current) => {
    if (action === 'end') return 'caregiver.notActive';
    if (action === 'withdraw' || action === 'expire') return 'caregiver.notPending';
    if (current === 'withdrawn') return 'caregiver.invitationWithdrawn';
    return current === 'expired' ? 'caregiver.invitationExpired' : 'caregiver.invitationUsed';
  },
});

/** Invitations and accesses that count towards the most that one person can have. */
export const openCaregiverStatuses = ['pending', 'active'] as const satisfies readonly CaregiverStatus[];

/** Who ended an access. */
export const caregiverEnds = ['patient', 'caregiver', 'time'] as const;
export type CaregiverEnd = (typeof caregiverEnds)[number];
