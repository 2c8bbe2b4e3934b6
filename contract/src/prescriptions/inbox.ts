import { z } from 'zod';
import { listSearch } from '../backoffice/shapes.ts';
import { openingState, storedHours } from '../pharmacies/opening-hours.ts';
import { cents, instant } from '../validation.ts';
import type { PrescriptionStatus } from './states.ts';

/** The tabs of a pharmacy's inbox and the statuses in each. A part that was dispensed stays with what is ready: the rest is still to be collected. */
export const inboxTabs = {
  new: ['passing-on', 'sent'],
  'in-work': ['received', 'in-preparation'],
  ready: ['ready', 'partly-dispensed'],
  done: ['dispensed'],
} as const satisfies Record<string, readonly PrescriptionStatus[]>;
export type InboxTab = keyof typeof inboxTabs;
export const inboxTabNames = Object.keys(inboxTabs) as readonly InboxTab[];

export const tabOf = (status: PrescriptionStatus): InboxTab | undefined =>
  inboxTabNames.find((tab) => (inboxTabs[tab] as readonly PrescriptionStatus[]).includes(status));

export const inboxCountsQuery = z.object({ q: listSearch });
/** `overdue` are those of `ready` that the pharmacy need not keep any longer; `defaultHoldUntil` is until when it keeps what is made ready now. */
export const inboxCounts = z.object({ new: z.int(), 'in-work': z.int(), ready: z.int(), done: z.int(), overdue: z.int(), defaultHoldUntil: instant });
export type InboxCounts = z.output<typeof inboxCounts>;

/** Who takes the medicine at the pharmacy: the patient, a person whom the patient sends, or the courier. */
export const collectors = ['patient', 'authorised', 'carrier'] as const;
export type Collector = (typeof collectors)[number];

/** What the patient needs at the counter. `qr` is a picture of the code; the price is by the pharmacy's stock, null where it is not known. */
export const pickup = z.object({
  code: z.string(),
  qr: z.string(),
  holdUntil: instant,
  isHoldOver: z.boolean(),
  openingHours: storedHours.nullable(),
  opening: openingState.nullable(),
  priceCents: cents.nullable(),
  currency: z.literal('EUR'),
});
export type Pickup = z.output<typeof pickup>;
