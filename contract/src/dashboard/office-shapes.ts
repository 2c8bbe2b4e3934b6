import { z } from 'zod';
import { prescriptionStatuses } from '../prescriptions/states.ts';
import { feedFreshness, runStatuses } from '../stock-feeds/shapes.ts';
import { id, instant, isoDate } from '../validation.ts';

/** What administrators work off, the most urgent first. */
export const waitingKinds = [
  'requestsOverdue',
  'servicesDown',
  'jobsDead',
  'runsQuarantined',
  'feedsFailing',
  'deliveryTasks',
  'refundsToApprove',
  'refundsFailed',
  'withdrawals',
  'contactRequests',
  'peopleToApprove',
  'articlesOpen',
  'proposals',
  'reviews',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const count = z.int().min(0);
/** The week since Monday, and the week before up to the same moment. */
const compared = z.object({ now: count, before: count });

/** The states of prescriptions that are not over. */
export const openPrescriptionStatuses = ['issued', 'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'returned'] as const;

/** How long prescriptions have been in their state: less than a day, up to three, longer. */
export const stateAges = z.array(z.object({ status: z.enum(prescriptionStatuses), day: count, threeDays: count, longer: count }));

/** An administrator's first page: what waits, and how the house is doing. No patient is named. */
export const officeDashboard = z.object({
  /** Only what there is. */
  waiting: z.array(z.object({ kind: z.enum(waitingKinds), count, oldestAt: instant.nullable() })),
  /** The days of the last two weeks, today last. */
  decisions: z.array(z.object({ on: isoDate, received: count, approved: count, declined: count })),
  /** The coming seven days, today first and with what is late; by whether a doctor has them. */
  due: z.array(z.object({ on: isoDate, late: count, assigned: count, free: count })),
  /** Every feed that has ever run or should have. */
  feeds: z.array(
    z.object({ id, pharmacyName: z.string(), freshness: z.enum(feedFreshness), lastStatus: z.enum(runStatuses).nullable(), score: z.int().nullable() }),
  ),
  prescriptions: stateAges,
  /** Weeks from Monday, this one last. */
  weeks: z.array(z.object({ startsOn: isoDate, refunds: count, refundedCents: count, completed: count, noShows: count, cancelled: count })),
  doctors: z.array(z.object({ id, name: z.string(), open: count, dueToday: count, decided: count })),
  week: z.object({
    received: compared,
    decided: compared,
    onTime: compared,
    prescriptions: compared,
    dispensed: compared,
    consultations: compared,
    patients: compared,
  }),
});
export type OfficeDashboard = z.output<typeof officeDashboard>;
