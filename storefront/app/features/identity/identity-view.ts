import type { OwnIdentity } from '@blattwerk/contract/identity-checks/shapes';

export type IdentityView = 'start' | 'resume' | 'retry' | 'waiting' | 'verified' | 'mismatch' | 'outdated' | 'canceled' | 'redacted' | 'underage';

/**
 * Which of the screens is shown. `isWaitingForWord`: back from the provider's page, and its word may still be on the way. Pure.
 */
export const identityView = (
  { status, outcome, lastError }: Pick<OwnIdentity, 'status' | 'outcome' | 'lastError'>,
  isWaitingForWord: boolean,
): IdentityView => {
  if (outcome !== 'open') return outcome;
  if (status === 'processing') return 'waiting';
  if (status === 'requires_input' && lastError !== null) return 'retry';
  if (status === 'created' || status === 'requires_input') return isWaitingForWord ? 'waiting' : 'resume';
  if (status === 'canceled') return 'canceled';
  return status === null ? 'start' : 'redacted';
};
