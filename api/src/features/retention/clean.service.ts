import type { RetentionKind } from '@blattwerk/contract/deletions/shapes';
import { DateTime } from 'luxon';
import { deleteOldJobs } from '../../jobs/old-jobs.ts';
import { forgetAttempts } from '../../kernel/attempts.ts';
import { deleteOldEntries } from '../../kernel/audit-retention.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { inPortions } from '../../kernel/portions.ts';
import { deleteExpiredMailTokens, deleteOldAgeRefusals } from '../accounts/public.ts';
import { forgetCaregivers } from '../caregivers/public.ts';
import { deleteConsentsBefore, deleteCookieChoicesBefore } from '../consents/public.ts';
import { deleteContactRequestsBefore } from '../contact-requests/public.ts';
import { deleteDue, type DeleteOlder } from '../deletions/public.ts';
import { unsentParts } from '../erasures/public.ts';
import { forgetInvitations } from '../invitations/public.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { deleteOldMails } from '../mails/public.ts';
import { deleteOldNotifications } from '../notifications/public.ts';
import { deleteContactsBefore } from '../marketing-patients/public.ts';
import { forgetClaims } from '../pharmacy-access/public.ts';
import { forgetPresences } from '../presence/public.ts';
import { deleteExpiredOwnerCodes } from '../second-factors/public.ts';
import { readSetting } from '../settings/public.ts';
import { deleteOldSuppressedAddresses } from '../suppressed-addresses/public.ts';
import { deleteRefusedUploads } from '../uploads/public.ts';
import { deleteWithdrawalsBefore } from '../withdrawals/public.ts';
import { deleteOldSessions } from '../users/public.ts';

type Cutoff = (ctx: Ctx) => Promise<Date> | Date;

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });
const daysAgo =
  (days: number): Cutoff =>
  ({ clock }) =>
    later(clock.now(), -days * duration.days);

/** The times of the settings: days before now, months and years by the calendar, or full years after the year of the record. */
const days =
  (key: 'retention.unsentDays' | 'retention.refusedUploadDays'): Cutoff =>
  async (ctx) =>
    daysAgo(await readSetting(ctx, key))(ctx);
const months =
  (key: 'retention.contactMonths' | 'retention.contactRequestMonths' | 'retention.mailMonths' | 'retention.technicalMonths'): Cutoff =>
  async (ctx) =>
    berlin(ctx.clock.now())
      .minus({ months: await readSetting(ctx, key) })
      .toJSDate();
const years =
  (key: 'retention.accessLogYears'): Cutoff =>
  async (ctx) =>
    berlin(ctx.clock.now())
      .minus({ years: await readSetting(ctx, key) })
      .toJSDate();
const fullYears =
  (key: 'retention.consentProofYears' | 'retention.withdrawalYears'): Cutoff =>
  async (ctx) =>
    berlin(ctx.clock.now())
      .startOf('year')
      .minus({ years: await readSetting(ctx, key) })
      .toJSDate();

const oldSessions: DeleteOlder = (ctx, due) => deleteOldSessions(ctx, { ...due, held: heldPatients(ctx) });
const oldEntries =
  (about: 'sign-in' | 'everything-else'): DeleteOlder =>
  (ctx, due) =>
    deleteOldEntries(ctx, { ...due, about, held: heldPatients(ctx) });

interface Rule {
  id: RetentionKind;
  before: Cutoff;
  parts: readonly DeleteOlder[];
}

/** What is deleted when its time is over, by class. Where no setting names the time, it follows from what the record is for. */
const rules: readonly Rule[] = [
  { id: 'signInLinks', before: daysAgo(30), parts: [deleteExpiredMailTokens] },
  { id: 'ageRefusals', before: daysAgo(365), parts: [deleteOldAgeRefusals] },
  { id: 'sessions', before: months('retention.technicalMonths'), parts: [oldSessions] },
  { id: 'signInLog', before: months('retention.technicalMonths'), parts: [oldEntries('sign-in')] },
  { id: 'jobs', before: months('retention.technicalMonths'), parts: [deleteOldJobs] },
  { id: 'accessLog', before: years('retention.accessLogYears'), parts: [oldEntries('everything-else')] },
  { id: 'mails', before: months('retention.mailMonths'), parts: [deleteOldMails, deleteOldNotifications, deleteOldSuppressedAddresses] },
  { id: 'unsent', before: days('retention.unsentDays'), parts: unsentParts },
  { id: 'refusedUploads', before: days('retention.refusedUploadDays'), parts: [deleteRefusedUploads] },
  { id: 'contacts', before: months('retention.contactMonths'), parts: [deleteContactsBefore] },
  { id: 'consentProofs', before: fullYears('retention.consentProofYears'), parts: [deleteConsentsBefore] },
  { id: 'cookieProofs', before: fullYears('retention.consentProofYears'), parts: [deleteCookieChoicesBefore] },
  { id: 'withdrawals', before: fullYears('retention.withdrawalYears'), parts: [deleteWithdrawalsBefore] },
  { id: 'contactRequests', before: months('retention.contactRequestMonths'), parts: [deleteContactRequestsBefore] },
  { id: 'invitations', before: daysAgo(90), parts: [forgetInvitations, forgetCaregivers] },
  { id: 'pharmacyClaims', before: daysAgo(90), parts: [forgetClaims] },
];

/** Deletes what is over its time. A class that fails does not stop the others; a second run finds nothing. @returns how many rows went */
export const cleanUp = async (ctx: Ctx): Promise<number> => {
  let rows = (await inPortions(ctx, forgetAttempts)) + (await inPortions(ctx, deleteExpiredOwnerCodes)) + (await inPortions(ctx, forgetPresences));
  await forEachContinue(ctx, rules, async ({ id: kind, before, parts }) => {
    rows += await deleteDue(ctx, { kind, before: await before(ctx) }, parts);
  });
  return rows;
};
