import type { Ctx } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { inboxPath } from '../../prescriptions/public.ts';
import type { ErasureRow } from '../erasure.ts';

interface Told {
  references: string;
}
type Doctor = Told & { doctorId: string; locale: 'de' | 'en' };
type Pharmacy = Told & { pharmacyId: string; email: string };

const doctorsOf = (ctx: Ctx, patientId: string): Promise<Doctor[]> =>
  ctx
    .trx('treatments')
    .join('users', 'users.id', 'treatments.doctorId')
    .where({ patientId })
    .groupBy('doctorId', 'users.locale')
    .select('doctorId', 'users.locale', ctx.trx.raw(`string_agg(number, ', ' ORDER BY number) AS "references"`)) as unknown as Promise<Doctor[]>;

const pharmaciesOf = (ctx: Ctx, patientId: string): Promise<Pharmacy[]> =>
  ctx
    .trx('prescription_deliveries')
    .join('prescriptions', 'prescriptions.id', 'prescription_deliveries.prescriptionId')
    .join('pharmacies', 'pharmacies.id', 'prescription_deliveries.pharmacyId')
    .where({ patientId })
    .whereNotNull('pharmacies.email')
    .groupBy('prescription_deliveries.pharmacyId', 'pharmacies.email')
    .select(
      'prescription_deliveries.pharmacyId',
      'pharmacies.email',
      ctx.trx.raw(`string_agg(DISTINCT number, ', ' ORDER BY number) AS "references"`),
    ) as unknown as Promise<Pharmacy[]>;

/** Art. 19: who got data of the person is told, by the numbers of the cases and nothing else. */
export const notifyRecipients = async (ctx: Ctx, { id, userId }: ErasureRow): Promise<void> => {
  const template = 'recipient-notice' as const;
  for (const { doctorId, locale, references } of await doctorsOf(ctx, userId))
    await queueMail(ctx, {
      template,
      recipientId: doctorId,
      locale,
      params: { references, path: '/admin/queue' },
      dedupeKey: `erasure:${id}:${doctorId}`,
    });
  for (const { pharmacyId, email, references } of await pharmaciesOf(ctx, userId))
    await queueMail(ctx, {
      template,
      recipientAddress: email,
      locale: 'de',
      params: { references, path: inboxPath() },
      dedupeKey: `erasure:${id}:${pharmacyId}`,
    });
};

/** The last letter to the address: what is deleted, what is kept, why and until when. Categories only. */
export const sendLastLetter = async (ctx: Ctx, { id, userId, locale, keepUntil }: ErasureRow): Promise<void> => {
  const told = await ctx.trx('mails').where('dedupeKey', 'like', `erasure:${id}:%`).first('id');
  await queueMail(ctx, {
    template: 'account-erased',
    recipientId: userId,
    locale,
    params: { keepUntil: keepUntil?.toISOString() ?? null, hasRecipients: told !== undefined },
    dedupeKey: `account-erased:${id}`,
  });
};
