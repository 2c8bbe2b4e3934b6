import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { beginErasure, keepUntil } from '../erasures/public.ts';
import { isHeld } from '../legal-holds/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { deleteNoticesOfUsed, findUnused, insertNotice, type Unused } from './inactive.queries.ts';

const noticeTime = 30 * duration.days;

const notify = async (ctx: Ctx, { id, locale }: Unused): Promise<void> => {
  const noticedAt = ctx.clock.now();
  const eraseAfter = later(noticedAt, noticeTime);
  if (!(await insertNotice(ctx, { userId: id, noticedAt, eraseAfter }))) return;
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
  if ((await keepUntil(ctx, person.id)) !== null || (await isHeld(ctx, person.id))) return;
  if (person.eraseAfter === null) return notify(ctx, person);
  await beginErasure(ctx, { userId: person.id, requestedBy: 'inactivity' });
};

/** Unused accounts without a treatment: a notice, a month later the deletion. A login clears the notice. */
export const endInactiveAccounts = async (ctx: Ctx): Promise<number> => {
  await deleteNoticesOfUsed(ctx);
  const months = await readSetting(ctx, 'retention.inactiveMonths');
  const since = DateTime.fromJSDate(ctx.clock.now(), { zone: 'Europe/Berlin' }).minus({ months }).toJSDate();
  const unused = await findUnused(ctx, since);
  return forEachContinue(ctx, unused, (person) => inTransaction(ctx, (bound) => step(bound, person)));
};
