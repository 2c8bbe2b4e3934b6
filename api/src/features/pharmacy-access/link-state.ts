import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { StoredLink } from './pharmacy-link.model.ts';

interface Linked {
  status: PrescriptionStatus;
}

const openStatuses: readonly PrescriptionStatus[] = ['passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed'];

/**
 * A link is open while work is left on its prescriptions, and for seven days from the TAN's first use. It is voided when none of them is with the
 * pharmacy any more: recalled, sent elsewhere, revoked, replaced or returned. All dispensed is `expired`: nothing is left to open.
 */
export const linkState = (link: Pick<StoredLink, 'opensUntil'>, prescriptions: readonly Linked[], now: Date): 'open' | 'expired' | 'voided' => {
  if (prescriptions.some(({ status }) => openStatuses.includes(status))) return link.opensUntil && link.opensUntil <= now ? 'expired' : 'open';
  return prescriptions.some(({ status }) => status === 'dispensed' || status === 'expired') ? 'expired' : 'voided';
};
