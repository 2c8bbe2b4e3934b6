import type { Fulfilment, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { nextServiceTime, serviceHours } from './service-time.ts';

export interface Sending {
  id: string;
  treatmentId: string;
  patientId: string;
  pharmacyId: string;
  channel: SendingChannel;
  fulfilment: Fulfilment;
  fulfilmentCents: number | null;
  sentAt: Date;
  notifiedAt: Date | null;
  openedAt: Date | null;
  /** When the pharmacy was reminded, and when the patient was offered another one. */
  remindedAt: Date | null;
  offeredAt: Date | null;
  endedAt: Date | null;
}

/** How a pharmacy can be reached: an account sees its inbox, an address gets a link, and without either staff pass the prescription on. */
const channelTo = async (ctx: Ctx, pharmacyId: string): Promise<SendingChannel> => {
  if (await ctx.trx('users').where({ pharmacyId, status: 'active' }).first('id')) return 'account';
  const { email } = await ctx.trx('pharmacies').where({ id: pharmacyId }).first<{ email: string | null }>('email');
  return email ? 'link' : 'staff';
};

type NewSending = Pick<Sending, 'treatmentId' | 'patientId' | 'pharmacyId'> & Partial<Pick<Sending, 'fulfilment' | 'fulfilmentCents'>>;

/** One handing over of a request's prescriptions to one pharmacy; the job that tells the pharmacy, or the task for staff, comes with it. */
export const createSending = async (ctx: Ctx, given: NewSending): Promise<Sending> => {
  const row = { id: newId(), ...given, channel: await channelTo(ctx, given.pharmacyId), sentAt: ctx.clock.now() };
  const [sending] = await ctx.trx('sendings').insert(row).returning<Sending[]>('*');
  if (!sending) throw new Error('the sending was not returned');
  const { id: sendingId, channel, sentAt } = sending;
  if (channel === 'staff') await createDeliveryTask(ctx, { sendingId, kind: 'pass-on', dueAt: nextServiceTime(sentAt, await serviceHours(ctx)) });
  if (channel === 'account') await ctx.jobs.send('prescriptions.notify-pharmacy', { sendingId });
  if (channel === 'link') await ctx.jobs.send('pharmacy-access.send-link', { sendingId });
  return sending;
};

/** The pharmacy no longer has the prescription. A sending with nothing left in it is over. */
export const voidDelivery = async (ctx: Ctx, prescriptionId: string, set: { returnReason?: string } = {}): Promise<void> => {
  const now = ctx.clock.now();
  const voided = await ctx
    .trx('prescription_deliveries')
    .where({ prescriptionId })
    .whereNull('voidedAt')
    .update({ ...set, voidedAt: now })
    .returning<{ sendingId: string }[]>('sendingId');
  const open = ctx.trx('prescription_deliveries').select('sendingId').whereNull('voidedAt');
  await ctx
    .trx('sendings')
    .whereIn(
      'id',
      voided.map(({ sendingId }) => sendingId),
    )
    .whereNotIn('id', open)
    .whereNull('endedAt')
    .update({ endedAt: now });
};

/** The pharmacy was told of the sending. */
export const markNotified = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.trx('sendings').where({ id }).whereNull('notifiedAt').update({ notifiedAt: ctx.clock.now() }));

/** The pharmacy has opened the sending. @returns whether for the first time */
export const markOpened = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.trx('sendings').where({ id }).whereNull('openedAt').update({ openedAt: ctx.clock.now() })) > 0;
