import type { Ctx } from '../../kernel/ctx.ts';
import { Consultation } from './consultation.model.ts';
import { moveConsultation } from './end.service.ts';
import { notifyPatient } from './notices.service.ts';

/** What cancelling writes. */
export const cancelledNow = (ctx: Ctx, by: NonNullable<Consultation['cancelledBy']>) => ({ cancelledBy: by, cancelledAt: ctx.clock.now() });

type Booked = Consultation & { locale: 'de' | 'en' };

/** Appointments of a doctor who leaves do not take place: each patient is told, and may book with another doctor. */
export const cancelBookedOfDoctor = async (ctx: Ctx, doctorId: string): Promise<number> => {
  const booked = await Consultation.query(ctx.trx)
    .join('users', 'users.id', 'consultations.patientId')
    .where({ doctorId, 'consultations.status': 'booked' })
    .where('endsAt', '>', ctx.clock.now())
    .orderBy('consultations.id')
    .select('consultations.*', 'users.locale')
    .castTo<Booked[]>();
  for (const row of booked) {
    await moveConsultation(ctx, row, 'cancel', cancelledNow(ctx, 'admin'));
    await notifyPatient(ctx, row, { template: 'consultation-cancelled', cause: 'cancelled', locale: row.locale });
  }
  return booked.length;
};

/** Appointments of a patient whose account ends. */
export const cancelBookedOfPatient = async (ctx: Ctx, patientId: string): Promise<void> => {
  for (const row of await Consultation.query(ctx.trx).where({ patientId, status: 'booked' }))
    await moveConsultation(ctx, row, 'cancel', cancelledNow(ctx, 'system'));
};
