import type { SendingChannel } from '@blattwerk/contract/prescriptions/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { createDeliveryTask } from '../delivery-tasks/public.ts';
import { queueMail } from '../mails/public.ts';
import { inboxPath } from './inbox-path.ts';
import type { Prescription } from './prescription.model.ts';

export type PharmacyNews = 'pharmacy-answered' | 'prescription-replaced' | 'prescription-revoked';

interface Addressee {
  name: string;
  email: string | null;
  userId: string | null;
}

/** Where the pharmacy finds it: in its inbox, or on the page of the link that it has. */
const wayTo = async (ctx: Ctx, { id, sendingId }: Pick<Prescription, 'id' | 'sendingId'>): Promise<{ path: string } | { sendingId: string }> => {
  const sending = sendingId ? await ctx.trx('sendings').where({ id: sendingId }).first<{ channel: SendingChannel } | undefined>('channel') : undefined;
  return sendingId && sending?.channel === 'link' ? { sendingId } : { path: inboxPath(id) };
};

/** Nothing reaches the pharmacy: staff call it, at once. */
const tellByStaff = async (ctx: Ctx, { sendingId }: Pick<Prescription, 'sendingId'>): Promise<void> => {
  if (sendingId) await createDeliveryTask(ctx, { sendingId, kind: 'call', dueAt: ctx.clock.now() });
};

/** Tells the pharmacy that something happened to a prescription that is or was with it: a link, and nothing about whom or what. */
export const tellPharmacy = async (
  ctx: Ctx,
  prescription: Pick<Prescription, 'id' | 'number' | 'pharmacyId' | 'sendingId'>,
  template: PharmacyNews,
  cause: string,
): Promise<void> => {
  const { pharmacyId } = prescription;
  if (!pharmacyId) return;
  const to = await ctx
    .trx('pharmacies')
    .leftJoin('users', (join) => void join.on('users.pharmacyId', 'pharmacies.id').andOnVal('users.status', 'active'))
    .where({ 'pharmacies.id': pharmacyId })
    .orderBy('users.createdAt')
    .first<Addressee | undefined>('pharmacies.name', 'pharmacies.email', 'users.id as userId');
  const addressee = to?.email ? { recipientAddress: to.email } : to?.userId ? { recipientId: to.userId } : undefined;
  if (!to || !addressee) return tellByStaff(ctx, prescription);
  await queueMail(ctx, {
    template,
    ...addressee,
    locale: 'de',
    params: { pharmacyName: to.name, number: prescription.number, ...(await wayTo(ctx, prescription)) },
    dedupeKey: `${template}:${cause}`,
  });
};

/** Tells the patient that something changed about a prescription; what, stands in the account. */
export const tellPatientOfChange = async (ctx: Ctx, { id, patientId }: Pick<Prescription, 'id' | 'patientId'>, cause: string): Promise<void> => {
  const { locale } = await ctx.trx('users').where({ id: patientId }).first('locale');
  await queueMail(ctx, {
    template: 'prescription-changed',
    recipientId: patientId,
    locale,
    params: { prescriptionId: id },
    dedupeKey: `prescription-changed:${cause}`,
  });
};
