import { tanLimits } from '@blattwerk/contract/pharmacy-access/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { failure, type Failure } from '../../kernel/failure.ts';
import type { StoredLink } from './pharmacy-link.model.ts';

interface Linked {
  status: PrescriptionStatus;
}

const openStatuses: readonly PrescriptionStatus[] = ['passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed'];

/** `lapsed`: the TAN has ended and work is left. `done`: nothing is left to open. */
export type LinkState = 'open' | 'lapsed' | 'done' | 'voided';

/**
 * A link is open while work is left on its prescriptions, and for seven days from the TAN's first use. It is voided when none of them is with the
 * pharmacy any more: recalled, sent elsewhere, revoked, replaced or returned.
 */
export const linkState = (link: Pick<StoredLink, 'opensUntil'>, prescriptions: readonly Linked[], now: Date): LinkState => {
  if (prescriptions.some(({ status }) => openStatuses.includes(status))) return link.opensUntil && link.opensUntil <= now ? 'lapsed' : 'open';
  return prescriptions.some(({ status }) => status === 'dispensed' || status === 'expired') ? 'done' : 'voided';
};

/** Whether the pharmacy may ask for a new TAN by itself: not after five wrong ones, then staff make it. */
export const mayRenew = (link: Pick<StoredLink, 'tries'>, state: LinkState): boolean => state === 'lapsed' && link.tries < tanLimits.tries;

/** Why a link does not open. */
export const refusalOf = (link: Pick<StoredLink, 'tries'>, state: Exclude<LinkState, 'open'>): Failure =>
  state === 'voided' ? failure('prescription.voided') : failure('pharmacyLink.expired', { mayRenew: mayRenew(link, state) });
