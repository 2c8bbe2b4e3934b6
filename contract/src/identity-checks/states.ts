import { defineStates } from '../state-table.ts';

export const identityStatuses = ['created', 'processing', 'requires_input', 'verified', 'canceled', 'redacted'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];
export type IdentityAction = 'process' | 'requireInput' | 'verify' | 'cancel' | 'redact';

/** Stripe's own statuses. A late event never overwrites a later state: `verified` leaves only for `redacted`. */
export const identityStates = defineStates<IdentityStatus, IdentityAction>({
  states: identityStatuses,
  initial: 'created',
  actions: {
    process: { from: ['created', 'requires_input'], to: 'processing' },
    requireInput: { from: ['created', 'processing', 'requires_input'], to: 'requires_input' },
    verify: { from: ['created', 'processing', 'requires_input'], to: 'verified' },
    cancel: { from: ['created', 'requires_input'], to: 'canceled' },
    redact: { from: ['created', 'processing', 'requires_input', 'verified', 'canceled'], to: 'redacted' },
  },
  refusal: (_action, current) =>
    current === 'verified'
      ? 'identity.alreadyVerified'
      : current === 'canceled'
        ? 'session_cancelled'
        : current === 'redacted'
          ? 'identity.redacted'
          : 'identity.processing',
});
