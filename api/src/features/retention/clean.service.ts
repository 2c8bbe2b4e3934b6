import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { deleteUnsent } from '../erasures/public.ts';
import { forgetInvitations } from '../invitations/public.ts';
import { forgetClaims } from '../pharmacy-access/public.ts';

/** How long what is kept when nobody asks for it any more. */
const kept = {
  unsentQuestionnaire: 30 * duration.days,
  mailToken: 30 * duration.days,
  /** Technical traces; a known device is recognised this long. */
  endedSession: 365 * duration.days,
  marketing: { months: 6 },
  /** From the end of the year in which the account ended. */
  consentProof: { years: 3 },
} as const;

const berlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });

const cleanSignIn = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const attempts = await ctx.trx('login_attempts').where('expiresAt', '<=', now).delete();
  const codes = await ctx.trx('owner_codes').where('expiresAt', '<=', now).delete();
  const tokens = await ctx.trx('mail_tokens').where('expiresAt', '<=', later(now, -kept.mailToken)).delete();
  // The newest of each person stays: it says when the account was last used.
  const sessions = await ctx
    .trx('sessions')
    .where('expiresAt', '<=', later(now, -kept.endedSession))
    .whereExists(ctx.trx('sessions as newer').whereRaw('newer.user_id = sessions.user_id AND newer.created_at > sessions.created_at').select(ctx.trx.raw('1')))
    .delete();
  return attempts + codes + tokens + sessions;
};

/** Contacts who were not heard of for half a year, except those who confirmed that they want news. */
const cleanMarketing = async (ctx: Ctx): Promise<number> => {
  const before = berlin(ctx.clock.now()).minus(kept.marketing).toJSDate();
  const wantNews = ctx.trx('newsletter_subscriptions').where({ status: 'confirmed' }).select('email');
  return ctx.trx('marketing_patients').where('lastSeenAt', '<', before).whereNotIn('email', wantNews).delete();
};

/** Proofs of consent of people whose account ended: three full years after the year of the end. */
const cleanConsents = async (ctx: Ctx): Promise<number> => {
  const before = berlin(ctx.clock.now()).startOf('year').minus(kept.consentProof).toJSDate();
  return ctx
    .trx('consents')
    .whereIn('userId', ctx.trx('erasures').where('finishedAt', '<', before).select('userId'))
    .delete();
};

/** Takes away whose time is over. A second run finds nothing. @returns how many rows went */
export const cleanUp = async (ctx: Ctx): Promise<number> => {
  const parts = [
    cleanSignIn,
    cleanMarketing,
    cleanConsents,
    forgetInvitations,
    forgetClaims,
    (bound: Ctx) => deleteUnsent(bound, { before: later(ctx.clock.now(), -kept.unsentQuestionnaire) }),
  ];
  let rows = 0;
  for (const part of parts) rows += await inTransaction(ctx, part);
  return rows;
};
