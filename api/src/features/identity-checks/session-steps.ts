import { identityStates, type IdentityAction, type IdentityStatus } from '@blattwerk/contract/identity-checks/states';

/** What a session of the provider says about itself. */
export interface ProviderSession {
  /** `requires_input`, `processing`, `verified` or `canceled`; what the provider adds later moves nothing. */
  status: string;
  last_error: { code: string | null } | null;
  redaction: { status: string } | null;
}

const actionFor = ({ status, last_error: lastError, redaction }: ProviderSession, current: IdentityStatus): IdentityAction | null => {
  if (redaction?.status === 'redacted') return 'redact';
  if (status === 'verified') return 'verify';
  if (status === 'canceled') return 'cancel';
  if (status === 'processing') return 'process';
  if (status !== 'requires_input') return null;
  // Before anything was handed in the provider says `requires_input` as well; that is our `created`.
  return lastError === null && current === 'created' ? null : 'requireInput';
};

/** What a check has to do to follow its session; null when it is there already, or further. Pure. */
export const stepTowards = (session: ProviderSession, check: { status: IdentityStatus; lastError: string | null }): IdentityAction | null => {
  const action = actionFor(session, check.status);
  if (action === null) return null;
  const { from, to } = identityStates.actions[action];
  if (!from.includes(check.status)) return null;
  return to === check.status && (session.last_error?.code ?? null) === check.lastError ? null : action;
};
