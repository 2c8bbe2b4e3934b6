import type { Ctx } from '../../kernel/ctx.ts';

/** Holds, offers and places on the waiting list go with the account; appointments are part of the record. */
export const deleteBookingStepsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('consultation_holds').where({ patientId }).delete();
  await trx('consultation_offers').where({ patientId }).delete();
  await trx('consultation_waits').where({ patientId }).delete();
};

export const deleteConsultationsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await trx('consultations').where({ patientId }).delete());
