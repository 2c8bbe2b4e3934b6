import type { ReturnReason, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { User } from '../users/public.ts';
import { PrescriptionDelivery } from './prescription-delivery.model.ts';
import { Sending } from './sending.model.ts';
import { endEmptySendings, findContact } from './sendings.queries.ts';
import { nextServiceTime, serviceHours } from './service-time.ts';

/** How a pharmacy can be reached: an account sees its inbox, an address gets a link, and without either staff pass the prescription on. */
const channelTo = async (ctx: Ctx, pharmacyId: string): Promise<SendingChannel> => {
  if (await User.query(ctx.trx).findOne({ pharmacyId, status: 'active' })) return 'account';
  return (await findContact(ctx, pharmacyId))?.email ? 'link' : 'staff';
};

type NewSending = Pick<Sending, 'treatmentId' | 'patientId' | 'pharmacyId'> & Partial<Pick<Sending, 'fulfilment' | 'fulfilmentCents'>>;

/** One handing over of a request's prescriptions to one pharmacy; the job that notifies the pharmacy, or the task for staff, comes with it. */
export const createSending = async (ctx: Ctx, given: NewSending): Promise<Sending> => {
  const row = { id: newId(), ...given, channel: await channelTo(ctx, given.pharmacyId), sentAt: ctx.clock.now() };
  const sending = await Sending.query(ctx.trx).insertAndFetch(row);
  const { id: sendingId, channel, sentAt } = sending;
  if (channel === 'staff') await createDeliveryTask(ctx, { sendingId, kind: 'pass-on', dueAt: nextServiceTime(sentAt, await serviceHours(ctx)) });
  if (channel === 'account') await ctx.jobs.send('prescriptions.notify-pharmacy', { sendingId });
  if (channel === 'link') await ctx.jobs.send('pharmacy-access.send-link', { sendingId });
  return sending;
};

/** The pharmacy no longer has the prescription. A sending with nothing left in it is over. */
export const voidDelivery = async (ctx: Ctx, prescriptionId: string, set: { returnReason?: ReturnReason } = {}): Promise<void> => {
  const voided = await PrescriptionDelivery.query(ctx.trx)
    .where({ prescriptionId })
    .whereNull('voidedAt')
    .patch({ ...set, voidedAt: ctx.clock.now() })
    .returning('sendingId');
  await endEmptySendings(
    ctx,
    voided.map(({ sendingId }) => sendingId),
  );
};

/** The pharmacy was notified of the sending. */
export const markNotified = async (ctx: Ctx, id: string): Promise<void> =>
  void (await Sending.query(ctx.trx).findById(id).whereNull('notifiedAt').patch({ notifiedAt: ctx.clock.now() }));

/** The pharmacy has opened the sending. @returns whether for the first time */
export const markOpened = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await Sending.query(ctx.trx).findById(id).whereNull('openedAt').patch({ openedAt: ctx.clock.now() })) > 0;
