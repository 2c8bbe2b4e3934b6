import type { Locale } from '@blattwerk/contract/errors';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { User } from '../users/public.ts';
import { groupsToRemind, markReminded, type Condition, type Mark } from './reminders.queries.ts';
import type { Prescription } from './prescription.model.ts';

interface Reminder {
  mark: Mark;
  due: Condition;
  mail: (ctx: Ctx, first: Prescription, locale: Locale, dedupeKey: string) => Promise<void>;
}

/** The condition is asked again by the update: what was dispensed meanwhile is not reminded of, and a second run finds nothing. */
const remind = async (ctx: Ctx, { mark, due, mail }: Reminder): Promise<number> => {
  const groups = await groupsToRemind(ctx, mark, due);
  return forEachContinue(ctx, groups, ({ ids }) =>
    inTransaction(ctx, async (bound) => {
      const now = bound.clock.now();
      const marked = await markReminded(bound, ids, mark, due);
      // The earliest date holds for all that the mail is about.
      const [first] = marked.toSorted((one, other) => Number(one.holdUntil) - Number(other.holdUntil) || one.position - other.position);
      if (!first) return;
      const { locale } = await User.query(bound.trx).findById(first.patientId).throwIfNotFound();
      await mail(bound, first, locale, `prescription:${first.id}:${mark}:${now.toISOString()}`);
    }),
  );
};

/** What a courier brings or is sent by post waits for no pickup. */
const isCollected = `NOT EXISTS (SELECT FROM sendings WHERE sendings.id = prescriptions.sending_id AND sendings.fulfilment <> 'pickup')`;

/** Ready for some days and not collected. @returns how many mails were written */
export const remindOfPickup = async (ctx: Ctx): Promise<number> => {
  const before = later(ctx.clock.now(), -(await readSetting(ctx, 'prescription.pickupReminderDays')) * duration.days);
  return remind(ctx, {
    mark: 'pickupRemindedAt',
    // Where the end of the hold was written of already, a reminder says nothing new.
    due: (query) =>
      query.where({ status: 'ready' }).where('readyAt', '<=', before).where('holdUntil', '>', ctx.clock.now()).whereNull('holdWarnedAt').whereRaw(isCollected),
    mail: (bound, { id, patientId }, locale, dedupeKey) =>
      queueMail(bound, { template: 'pickup-reminder', recipientId: patientId, locale, params: { prescriptionId: id }, dedupeKey }),
  });
};

/** The mail that it is ready names the day until which it is kept; within half a day of it a second one would say nothing new. */
const settlingTime = 12 * duration.hours;

/** The pharmacy keeps it only a little longer: warned before, never after. */
export const warnOfHoldEnd = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const until = later(now, (await readSetting(ctx, 'prescription.holdWarningDays')) * duration.days);
  return remind(ctx, {
    mark: 'holdWarnedAt',
    due: (query) =>
      query
        .where({ status: 'ready' })
        .where('readyAt', '<=', later(now, -settlingTime))
        .where('holdUntil', '>', now)
        .where('holdUntil', '<=', until)
        .whereRaw(isCollected),
    mail: (bound, { id, patientId, holdUntil }, locale, dedupeKey) =>
      queueMail(bound, {
        template: 'pickup-hold-ending',
        recipientId: patientId,
        locale,
        params: { prescriptionId: id, holdUntil: (holdUntil ?? now).toISOString() },
        dedupeKey,
      }),
  });
};

/** Not dispensed in full, and its last day is near. */
export const warnOfExpiry = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const lastDay = germanDay(later(now, (await readSetting(ctx, 'prescription.expiryWarningDays')) * duration.days));
  return remind(ctx, {
    mark: 'expiryWarnedAt',
    due: (query) =>
      query
        .whereIn('status', [...prescriptionStates.actions.expire.from])
        .where('validUntil', '>=', germanDay(now))
        .where('validUntil', '<=', lastDay),
    mail: (bound, { id, patientId, validUntil }, locale, dedupeKey) => {
      const noon = DateTime.fromISO(validUntil, { zone: 'Europe/Berlin' }).set({ hour: 12 }).toUTC().toISO() ?? validUntil;
      const params = { prescriptionId: id, validUntil: noon };
      return queueMail(bound, { template: 'prescription-expiring', recipientId: patientId, locale, params, dedupeKey });
    },
  });
};
