import type { Ctx } from '../../kernel/ctx.ts';

/** The signed texts stay with the record; who signed is in the sealed record alone. @returns the names by signature */
export const anonymizeSignaturesOf = async ({ trx }: Ctx, patientId: string): Promise<{ id: string; name: string }[]> => {
  const names: { id: string; name: string }[] = await trx('signatures').where({ patientId }).select('id', 'name');
  await trx('signatures').where({ patientId }).update({ name: '–', ipHash: null, userAgent: null });
  return names;
};

export const deleteSignaturesOf = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('signature_files').whereIn('signatureId', trx('signatures').where({ patientId }).select('id')).delete();
  await trx('signatures').where({ patientId }).delete();
};
