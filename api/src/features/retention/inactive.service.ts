import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { beginErasure, keepUntil } from '../erasures/public.ts';
import { queueMail } from '../mails/public.ts';

const unusedFor = { months: 24 } as const;
const noticeTime = 30 * duration.days;
/** Accounts handled in one night; the next night goes on. */
const atOnce = 500;

interface Unused {
  id: string;
  locale: 'de' | 'en';
  noticedAt: Date | null;
  eraseAfter: Date | null;
}

/** Patients who have not used their account since then, and what they have been told about it. */
const findUnused = (ctx: Ctx, since: Date): Promise<Unused[]> =>
  rawRows<Unused>(
    ctx.trx,
    `SELECT users.id, users.locale, inactivity_notices.noticed_at, inactivity_notices.erase_after
     FROM users LEFT JOIN inactivity_notices ON inactivity_notices.user_id = users.id
     WHERE users.role = 'patient' AND users.status = 'active' AND users.created_at < :since
       AND (inactivity_notices.user_id IS NULL OR inactivity_notices.erase_after <= :now)
       AND NOT EXISTS (SELECT FROM sessions WHERE sessions.user_id = users.id AND sessions.last_used_at >= :since)
       AND NOT EXISTS (SELECT FROM treatments WHERE treatments.patient_id = users.id AND treatments.submitted_at IS NOT NULL)
     ORDER BY users.id LIMIT :atOnce`,
    { since, now: ctx.clock.now(), atOnce },
  );

const tell = async (ctx: Ctx, { id, locale }: Unused): Promise<void> => {
  const noticedAt = ctx.clock.now();
  const eraseAfter = later(noticedAt, noticeTime);
  const told = await ctx.trx('inactivity_notices').insert({ userId: id, noticedAt, eraseAfter }).onConflict('user_id').ignore().returning('userId');
  if (told.length === 0) return;
  await queueMail(ctx, {
    template: 'inactivity-notice',
    recipientId: id,
    locale,
    params: { eraseAfter: eraseAfter.toISOString() },
    dedupeKey: `inactivity:${id}:${noticedAt.toISOString()}`,
  });
};

/** Told, and still not used: the account goes. */
const step = async (ctx: Ctx, person: Unused): Promise<void> => {
  if ((await keepUntil(ctx, person.id)) !== null) return;
  if (person.eraseAfter === null) return tell(ctx, person);
  await beginErasure(ctx, { userId: person.id, requestedBy: 'inactivity' });
};

/** Unused accounts without a treatment: a notice, a month later the deletion. A login clears the notice. */
export const endInactiveAccounts = async (ctx: Ctx): Promise<number> => {
  await ctx
    .trx('inactivity_notices')
    .whereExists(ctx.trx('sessions').whereRaw('sessions.user_id = inactivity_notices.user_id AND sessions.last_used_at > noticed_at').select(ctx.trx.raw('1')))
    .delete();
  const since = DateTime.fromJSDate(ctx.clock.now(), { zone: 'Europe/Berlin' }).minus(unusedFor).toJSDate();
  const unused = await findUnused(ctx, since);
  return forEachContinue(ctx, unused, (person) => inTransaction(ctx, (bound) => step(bound, person)));
};
