import type { Locale } from '@blattwerk/contract/errors';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { Knex } from 'knex';
import { DateTime } from 'luxon';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { germanDay } from './prescriptions.policy.ts';
import type { Prescription } from './prescription.model.ts';

/** The column that notes that the patient was told, so that each is told once. */
type Mark = 'pickupRemindedAt' | 'holdWarnedAt' | 'expiryWarnedAt';

interface Group {
  id: string;
  ids: string[];
}

/** Those of one request that are with one pharmacy make one mail. */
const groupsOf = (ctx: Ctx, due: Knex.QueryBuilder): Promise<Group[]> =>
  due.groupBy('treatmentId', 'pharmacyId').select(ctx.trx.raw('(array_agg(id ORDER BY id))[1] AS id, array_agg(id ORDER BY id) AS ids')) as unknown as Promise<
    Group[]
  >;

interface Reminder {
  mark: Mark;
  due: (query: Knex.QueryBuilder) => Knex.QueryBuilder;
  mail: (ctx: Ctx, first: Prescription, locale: Locale, dedupeKey: string) => Promise<void>;
}

/** The condition is asked again by the update: what was dispensed meanwhile is not reminded of, and a second run finds nothing. */
const remind = async (ctx: Ctx, { mark, due, mail }: Reminder): Promise<number> => {
  const groups = await groupsOf(ctx, due(ctx.trx('prescriptions').whereNull(mark)));
  return forEachContinue(ctx, groups, ({ ids }) =>
    inTransaction(ctx, async (bound) => {
      const now = bound.clock.now();
      const marked = await bound
        .trx('prescriptions')
        .whereIn('id', ids)
        .whereNull(mark)
        .modify((query) => void due(query))
        .update({ [mark]: now })
        .returning<Prescription[]>('*');
      // The earliest date holds for all that the mail is about.
      const [first] = marked.toSorted((one, other) => Number(one.holdUntil) - Number(other.holdUntil) || one.position - other.position);
      if (!first) return;
      const { locale } = await bound.trx('users').where({ id: first.patientId }).first<{ locale: Locale }>('locale');
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

/** The mail that it is ready names the day until which it is kept; within half a day of it a second one would tell nothing. */
const settlingTime = 12 * duration.hours;

/** The pharmacy keeps it only a little longer: told before, never after. */
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
