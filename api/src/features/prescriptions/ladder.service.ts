import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { cancelMootTasks, createDeliveryTask } from '../delivery-tasks/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import type { Sending } from './sendings.ts';
import { afterServiceTime, serviceHours } from './service-time.ts';

/** Offers the patient another pharmacy, once a sending. Nothing is taken back by itself. */
export const offerOther = async (ctx: Ctx, sendingId: string): Promise<void> => {
  const now = ctx.clock.now();
  const [sending] = await ctx.trx('sendings').where({ id: sendingId }).whereNull('offeredAt').update({ offeredAt: now }).returning<Sending[]>('*');
  if (!sending) return;
  const { patientId, treatmentId } = sending;
  const { locale } = await ctx.trx('users').where({ id: patientId }).first('locale');
  await queueMail(ctx, {
    template: 'pharmacy-silent',
    recipientId: patientId,
    locale,
    params: { treatmentId },
    dedupeKey: `sending:${sendingId}:offer`,
  });
  await audit(ctx, { action: 'sending.offer-other', objectType: 'sending', objectId: sendingId, patientId });
};

const remind = async (ctx: Ctx, { id, patientId }: Sending): Promise<void> => {
  const reminded = await ctx.trx('sendings').where({ id }).whereNull('remindedAt').update({ remindedAt: ctx.clock.now() });
  if (reminded === 0) return;
  await ctx.jobs.send('prescriptions.notify-pharmacy', { sendingId: id, again: 'reminder' });
  await audit(ctx, { action: 'sending.remind', objectType: 'sending', objectId: id, patientId });
};

interface Silent extends Sending {
  isCalled: boolean;
}

/** Sendings whose pharmacy has not reacted: not opened, no prescription accepted, no question asked. With staff, those that are still to be passed on. */
const silentSendings = (ctx: Ctx): Promise<Silent[]> =>
  ctx
    .trx('sendings')
    .whereNull('endedAt')
    .whereNull('openedAt')
    .whereRaw(
      `EXISTS (SELECT FROM prescriptions WHERE sending_id = sendings.id AND status = CASE channel WHEN 'staff' THEN 'passing-on' ELSE 'sent' END)
       AND NOT EXISTS (SELECT FROM prescriptions WHERE sending_id = sendings.id AND status NOT IN ('passing-on', 'sent'))
       AND NOT EXISTS (SELECT FROM prescription_events AS events JOIN prescriptions ON prescriptions.id = prescription_id
         WHERE prescriptions.sending_id = sendings.id AND events.kind IN ('opened', 'question') AND events.at >= sendings.sent_at)`,
    )
    .orderBy('sentAt')
    .select('sendings.*', ctx.trx.raw(`EXISTS (SELECT FROM delivery_tasks WHERE sending_id = sendings.id AND kind = 'call') AS is_called`));

/**
 * What is due for pharmacies that do not react: a reminder, a call by staff, the offer of another one to the patient. The first two count in
 * service time, the offer by the clock (decision 0052). Each step is taken once, however often this runs.
 */
export const watchSendings = async (ctx: Ctx): Promise<number> => {
  const now = ctx.clock.now();
  const [remindHours, callHours, offerHours] = [
    await readSetting(ctx, 'deliveries.remindHours'),
    await readSetting(ctx, 'deliveries.callHours'),
    await readSetting(ctx, 'deliveries.offerHours'),
  ];
  const open = await serviceHours(ctx);
  const isDue = ({ sentAt }: Sending, hours: number): boolean => afterServiceTime(sentAt, hours * duration.hours, open) <= now;
  const steps = await forEachContinue(ctx, await silentSendings(ctx), (sending) =>
    inTransaction(ctx, async (bound) => {
      if (sending.channel !== 'staff') {
        if (!sending.remindedAt && isDue(sending, remindHours)) await remind(bound, sending);
        if (!sending.isCalled && isDue(sending, callHours)) await createDeliveryTask(bound, { sendingId: sending.id, kind: 'call', dueAt: now });
      }
      if (!sending.offeredAt && later(sending.sentAt, offerHours * duration.hours) <= now) await offerOther(bound, sending.id);
    }),
  );
  return steps + (await inTransaction(ctx, cancelMootTasks));
};
