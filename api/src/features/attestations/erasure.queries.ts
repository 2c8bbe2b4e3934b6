import type { Ctx } from '../../kernel/ctx.ts';

/** Requests that no doctor has decided are no record. */
export const deleteAskedAttestationsOf = async ({ trx }: Ctx, patientId: string): Promise<void> =>
  void (await trx('attestations').where({ patientId }).whereIn('status', ['requested', 'withdrawn']).delete());

/** What the form for travel asked about the person goes with the name; the record keeps that a certificate was issued. */
export const anonymizeAttestationsOf = async ({ trx }: Ctx, patientId: string): Promise<void> =>
  void (await trx('attestations').where({ patientId }).update({ travel: null }));

export const deleteAttestationsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await trx('attestations').where({ patientId }).delete());
