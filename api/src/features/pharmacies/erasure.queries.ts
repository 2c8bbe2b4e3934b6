import type { Ctx } from '../../kernel/ctx.ts';

/** The patient's favourite pharmacies go with the account; a pharmacy that the patient added stays, without saying who added it. */
export const removePatientFromPharmacies = async ({ trx }: Ctx, userId: string): Promise<void> => {
  await trx('pharmacy_favorites').where({ userId }).delete();
  await trx('pharmacies').where({ addedByPatientId: userId }).update({ addedByPatientId: null });
};
