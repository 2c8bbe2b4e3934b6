import { consultationStates, type ConsultationStatus } from '@blattwerk/contract/consultations/states';
import type { Locale } from '@blattwerk/contract/errors';
import { queueMail } from '../mails/public.ts';
import { releaseClaimsOf } from '../treatments/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';

interface Booked {
  id: string;
  status: ConsultationStatus;
  patientId: string;
  startsAt: Date;
  locale: Locale;
}

/** Appointments that lie ahead do not take place: each patient is told, and may book with another doctor. */
const cancelBooked = async (ctx: Ctx, doctorId: string): Promise<number> => {
  const booked: Booked[] = await ctx
    .trx('consultations')
    .join('users', 'users.id', 'consultations.patientId')
    .where({ doctorId, 'consultations.status': 'booked' })
    .where('endsAt', '>', ctx.clock.now())
    .orderBy('consultations.id')
    .select('consultations.id', 'consultations.status', 'patientId', 'startsAt', 'users.locale');
  for (const { id, status, patientId, startsAt, locale } of booked) {
    await transition(ctx.trx, 'consultations', { id, status }, { table: consultationStates, action: 'cancel' });
    await audit(ctx, { action: 'consultation.cancel', objectType: 'consultation', objectId: id, patientId });
    const mail = { template: 'consultation-cancelled', params: { startsAt: startsAt.toISOString() }, dedupeKey: `consultation-cancelled:${id}` } as const;
    await queueMail(ctx, { ...mail, recipientId: patientId, locale });
  }
  return booked.length;
};

/** What a doctor who stops working leaves behind: requests go back to the others, appointments are cancelled. */
export const handOver = async (ctx: Ctx, doctorId: string): Promise<{ releasedTreatments: number; cancelledConsultations: number }> => ({
  releasedTreatments: await releaseClaimsOf(ctx, doctorId),
  cancelledConsultations: await cancelBooked(ctx, doctorId),
});
