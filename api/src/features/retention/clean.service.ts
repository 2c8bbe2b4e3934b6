import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forgetAttempts } from '../../kernel/attempts.ts';
import { deleteExpiredMailTokens, deleteOldAgeRefusals } from '../accounts/public.ts';
import { deleteConsentsBefore, deleteCookieChoicesBefore } from '../consents/public.ts';
import { deleteUnsent } from '../erasures/public.ts';
import { forgetInvitations } from '../invitations/public.ts';
import { deleteContactsBefore } from '../marketing-patients/public.ts';
import { forgetClaims } from '../pharmacy-access/public.ts';
import { deleteExpiredOwnerCodes } from '../second-factors/public.ts';
import { readSetting } from '../settings/public.ts';
import { deleteWithdrawalsBefore } from '../withdrawals/public.ts';
import { deleteOldSessions } from '../users/public.ts';

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });

const cleanSignIn = async (ctx: Ctx): Promise<number> =>
  (await forgetAttempts(ctx)) +
  (await deleteExpiredOwnerCodes(ctx)) +
  (await deleteExpiredMailTokens(ctx)) +
  (await deleteOldAgeRefusals(ctx)) +
  (await deleteOldSessions(ctx));

/** Contacts without activity for months, except those who confirmed that they want news. */
const cleanMarketing = async (ctx: Ctx): Promise<number> => {
  const months = await readSetting(ctx, 'retention.contactMonths');
  return deleteContactsBefore(ctx, berlin(ctx.clock.now()).minus({ months }).toJSDate());
};

/** The beginning of this year, so many years ago. */
const fullYearsAgo = (ctx: Ctx, years: number): Date => berlin(ctx.clock.now()).startOf('year').minus({ years }).toJSDate();

/** Proofs of consent: of people whose account ended, and of answers about cookies; full years after the year of the end. */
const cleanConsents = async (ctx: Ctx): Promise<number> => {
  const before = fullYearsAgo(ctx, await readSetting(ctx, 'retention.consentProofYears'));
  return (await deleteConsentsBefore(ctx, before)) + (await deleteCookieChoicesBefore(ctx, before));
};

/** Withdrawals from the contract: as business letters, full years after the year in which they came. */
const cleanWithdrawals = async (ctx: Ctx): Promise<number> =>
  deleteWithdrawalsBefore(ctx, fullYearsAgo(ctx, await readSetting(ctx, 'retention.withdrawalYears')));

const cleanUnsent = async (ctx: Ctx): Promise<number> =>
  deleteUnsent(ctx, { before: later(ctx.clock.now(), -(await readSetting(ctx, 'retention.unsentDays')) * duration.days) });

/** Takes away whose time is over. A second run finds nothing. @returns how many rows went */
export const cleanUp = async (ctx: Ctx): Promise<number> => {
  const parts = [cleanSignIn, cleanMarketing, cleanConsents, cleanWithdrawals, forgetInvitations, forgetClaims, cleanUnsent];
  let rows = 0;
  for (const part of parts) rows += await inTransaction(ctx, part);
  return rows;
};
