import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { cancelMootTasks, createDeliveryTask } from '../delivery-tasks/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { User } from '../users/public.ts';
import { Sending } from './sending.model.ts';
import { silentSendings } from './sendings.queries.ts';
import { afterServiceTime, serviceHours } from './service-time.ts';

/** Offers the patient another pharmacy, once a sending. Nothing is taken back by itself. */
export const offerOther = async (ctx: Ctx, sendingId: string): Promise<void> => {
  const now = ctx.clock.now();
  const [sending] = await Sending.query(ctx.trx).where({ id: sendingId }).whereNull('offeredAt').patch({ offeredAt: now }).returning('*');
  if (!sending) return;
  const { patientId, treatmentId } = sending;
  const { locale } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  await queueMail(ctx, {
    template: 'pharmacy-silent',
    recipientId: patientId,
    locale,
    params: { treatmentId },
    dedupeKey: `sending:${sendingId}:offer`,
  });
  await audit(ctx, { action: 'sending.offer-other', objectType: 'sending', objectId: sendingId, patientId });
};

const remind = async (ctx: Ctx, { id, patientId }: Pick<Sending, 'id' | 'patientId'>): Promise<void> => {
  const reminded = await Sending.query(ctx.trx).findById(id).whereNull('remindedAt').patch({ remindedAt: ctx.clock.now() });
  if (reminded === 0) return;
  await ctx.jobs.send('prescriptions.notify-pharmacy', { sendingId: id, again: 'reminder' });
  await audit(ctx, { action: 'sending.remind', objectType: 'sending', objectId: id, patientId });
};

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
  const isDue = ({ sentAt }: Pick<Sending, 'sentAt'>, hours: number): boolean => afterServiceTime(sentAt, hours * duration.hours, open) <= now;
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
