import type { DeliveryTaskKind } from '@blattwerk/contract/delivery-tasks/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { queueMail } from '../mails/public.ts';
import { inboxPath } from './inbox-path.ts';
import type { Prescription } from './prescription.model.ts';
import { User } from '../users/public.ts';
import { Sending } from './sending.model.ts';
import { findContact } from './sendings.queries.ts';
import { nextServiceTime, serviceHours } from './service-time.ts';

export type PharmacyNews = 'pharmacy-answered' | 'prescription-replaced' | 'prescription-revoked';

type Addressee = { recipientAddress: string } | { recipientId: string };

/** Where mails to a pharmacy go: to its address, else to the person who has worked with its account longest. */
const contactOf = async (ctx: Ctx, pharmacyId: string): Promise<{ name: string; addressee: Addressee | undefined } | undefined> => {
  const contact = await findContact(ctx, pharmacyId);
  if (!contact) return undefined;
  const { name, email, userId } = contact;
  return { name, addressee: email ? { recipientAddress: email } : userId ? { recipientId: userId } : undefined };
};

/** Where the pharmacy finds it: in its inbox, or on the page of the link that it has. */
const wayTo = ({ id, sendingId }: Pick<Prescription, 'id' | 'sendingId'>, sending: Sending | undefined): { path: string } | { sendingId: string } =>
  sendingId && sending?.channel === 'link' ? { sendingId } : { path: inboxPath(id) };

/** No mail reaches the pharmacy: staff call it, as soon as it can be expected to be open. */
const notifyByStaff = async (ctx: Ctx, sendingId: string, kind: Extract<DeliveryTaskKind, 'tell-void' | 'tell-answer'>): Promise<void> =>
  createDeliveryTask(ctx, { sendingId, kind, dueAt: nextServiceTime(ctx.clock.now(), await serviceHours(ctx)) });

const findSending = (ctx: Ctx, id: string): Promise<Sending | undefined> => Sending.query(ctx.trx).findById(id).execute();

/** Whether the pharmacy knows of a prescription: not while staff have yet to pass it on, unless it has opened the sending by a link on paper. */
export const isKnownToPharmacy = async (ctx: Ctx, { status, sendingId }: Pick<Prescription, 'status' | 'sendingId'>): Promise<boolean> => {
  if (status === 'issued' || status === 'returned') return false;
  if (status !== 'passing-on') return true;
  return sendingId !== null && (await findSending(ctx, sendingId))?.openedAt != null;
};

/** Notifies the pharmacy that something happened to a prescription that is or was with it: a link, and nothing about whom or what. */
export const notifyPharmacy = async (
  ctx: Ctx,
  { id, number, pharmacyId, sendingId }: Pick<Prescription, 'id' | 'number' | 'pharmacyId' | 'sendingId'>,
  template: PharmacyNews,
  cause: string,
): Promise<void> => {
  const to = pharmacyId ? await contactOf(ctx, pharmacyId) : undefined;
  if (!to) return;
  const sending = sendingId ? await findSending(ctx, sendingId) : undefined;
  if (!to.addressee || sending?.channel === 'staff') {
    if (sendingId) await notifyByStaff(ctx, sendingId, template === 'prescription-revoked' ? 'tell-void' : 'tell-answer');
    return;
  }
  await queueMail(ctx, {
    template,
    ...to.addressee,
    locale: 'de',
    params: { pharmacyName: to.name, number, ...wayTo({ id, sendingId }, sending) },
    dedupeKey: `${template}:${cause}`,
  });
};

/**
 * Notifies the pharmacy, which knows of the sending, that all of it, or a part, was taken back: in its inbox it is gone. Once a sending by mail, or
 * by a call where staff have passed it on.
 */
export const notifyPharmacyOfRecall = async (ctx: Ctx, sendingId: string): Promise<void> => {
  const sending = await findSending(ctx, sendingId);
  const to = sending && (await contactOf(ctx, sending.pharmacyId));
  if (!to) return;
  if (!to.addressee || sending.channel === 'staff') return notifyByStaff(ctx, sendingId, 'tell-void');
  if (!sending.notifiedAt) return;
  const way = sending.channel === 'link' ? ({ sendingId, needsTan: true } as const) : ({ path: inboxPath(), needsTan: false } as const);
  await queueMail(ctx, {
    template: 'prescription-withdrawn',
    ...to.addressee,
    locale: 'de',
    params: { pharmacyName: to.name, ...way },
    dedupeKey: `sending:${sendingId}:withdrawn`,
  });
};

/** Notifies the patient that something changed about a prescription; what, stands in the account. */
export const notifyPatientOfChange = async (ctx: Ctx, { id, patientId }: Pick<Prescription, 'id' | 'patientId'>, cause: string): Promise<void> => {
  const { locale } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  await queueMail(ctx, {
    template: 'prescription-changed',
    recipientId: patientId,
    locale,
    params: { prescriptionId: id },
    dedupeKey: `prescription-changed:${cause}`,
  });
};
