import { defineStates } from '../state-table.ts';

/** The patient card that is shown at a check, and the certificate for travel (Article 75 of the Schengen Convention). */
export const attestationKinds = ['patient-card', 'travel-certificate'] as const;
export type AttestationKind = (typeof attestationKinds)[number];

export const attestationStatuses = ['requested', 'issued', 'declined', 'withdrawn', 'revoked'] as const;
export type AttestationStatus = (typeof attestationStatuses)[number];
export type AttestationAction = 'issue' | 'decline' | 'withdraw' | 'revoke';

/** Patients ask and may withdraw, doctors decide. One that a doctor makes without being asked begins as `issued`. */
export const attestationStates = defineStates<AttestationStatus, AttestationAction>({
  states: attestationStatuses,
  initial: 'requested',
  actions: {
    issue: { from: ['requested'], to: 'issued' },
    decline: { from: ['requested'], to: 'declined' },
    withdraw: { from: ['requested'], to: 'withdrawn' },
    revoke: { from: ['issued'], to: 'revoked' },
  },
  refusal: () => 'invalid.status',
});
