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
import { deleteWithdrawalsBefore } from '../withdrawals/public.ts';
import { deleteOldSessions } from '../users/public.ts';

/** Retention of data that is no longer used. */
const retention = {
  unsentQuestionnaire: 30 * duration.days,
  marketing: { months: 6 },
  /** From the end of the year in which the account ended. */
  consentProof: { years: 3 },
  withdrawal: { years: 6 },
} as const;

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });

const cleanSignIn = async (ctx: Ctx): Promise<number> =>
  (await forgetAttempts(ctx)) +
  (await deleteExpiredOwnerCodes(ctx)) +
  (await deleteExpiredMailTokens(ctx)) +
  (await deleteOldAgeRefusals(ctx)) +
  (await deleteOldSessions(ctx));

/** Contacts without activity for half a year, except those who confirmed that they want news. */
const cleanMarketing = (ctx: Ctx): Promise<number> => deleteContactsBefore(ctx, berlin(ctx.clock.now()).minus(retention.marketing).toJSDate());

/** Proofs of consent: of people whose account ended, and of answers about cookies; three full years after the year of the end. */
const cleanConsents = async (ctx: Ctx): Promise<number> => {
  const before = berlin(ctx.clock.now()).startOf('year').minus(retention.consentProof).toJSDate();
  return (await deleteConsentsBefore(ctx, before)) + (await deleteCookieChoicesBefore(ctx, before));
};

/** Withdrawals from the contract: as business letters, six full years after the year in which they came (§ 257 HGB). */
const cleanWithdrawals = (ctx: Ctx): Promise<number> =>
  deleteWithdrawalsBefore(ctx, berlin(ctx.clock.now()).startOf('year').minus(retention.withdrawal).toJSDate());

/** Takes away whose time is over. A second run finds nothing. @returns how many rows went */
export const cleanUp = async (ctx: Ctx): Promise<number> => {
  const parts = [
    cleanSignIn,
    cleanMarketing,
    cleanConsents,
    cleanWithdrawals,
    forgetInvitations,
    forgetClaims,
    (bound: Ctx) => deleteUnsent(bound, { before: later(ctx.clock.now(), -retention.unsentQuestionnaire) }),
  ];
  let rows = 0;
  for (const part of parts) rows += await inTransaction(ctx, part);
  return rows;
};
