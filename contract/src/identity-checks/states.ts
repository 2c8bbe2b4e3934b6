import { defineStates } from '../state-table.ts';

export const identityStatuses = ['created', 'processing', 'requires_input', 'verified', 'canceled', 'redacted'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];
export type IdentityAction = 'process' | 'requireInput' | 'verify' | 'cancel' | 'redact';

/** The statuses in which a check takes something in or is at work; a patient has at most one of them. */
export const openIdentityStatuses = ['created', 'processing', 'requires_input'] as const satisfies readonly IdentityStatus[];

/**
 * The provider's own statuses. A late event never overwrites a later state: `verified` leaves only for `redacted`.
 * The provider cancels from `requires_input` alone, but that it came back there from `processing` may be learned together with the end.
 */
export const identityStates = defineStates<IdentityStatus, IdentityAction>({
  states: identityStatuses,
  initial: 'created',
  actions: {
    process: { from: ['created', 'requires_input'], to: 'processing' },
    requireInput: { from: ['created', 'processing', 'requires_input'], to: 'requires_input' },
    verify: { from: ['created', 'processing', 'requires_input'], to: 'verified' },
    cancel: { from: ['created', 'processing', 'requires_input'], to: 'canceled' },
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
