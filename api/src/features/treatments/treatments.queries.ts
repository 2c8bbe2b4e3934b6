import type { HeldBy } from '@blattwerk/contract/consultations/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { visibleTo, type Treatment } from './treatment.model.ts';

/** The newest request of a patient, with the version of the questionnaire that it was sent with. */
export const latestTreatment = (ctx: Pick<Ctx, 'trx'>, patientId: string): Promise<(Treatment & { healthStateVersion: number }) | undefined> =>
  ctx
    .trx('treatments')
    .join('healthStates', 'healthStates.id', 'treatments.healthStateId')
    .where({ 'treatments.patientId': patientId })
    .orderBy([
      { column: 'treatments.createdAt', order: 'desc' },
      { column: 'treatments.id', order: 'desc' },
    ])
    .first('treatments.*', 'healthStates.version as healthStateVersion');

/**
 * The file of an own document.
 * @throws treatment.notFound, document.notReady while it is being made, signed.file.notFound when there will be none
 */
export const findOwnDocument = async (ctx: Ctx<Member>, treatmentId: string, kind: 'invoice' | 'letter'): Promise<string> => {
  const row: { fileId: string | null; status: Treatment['status'] } = found(
    await visibleTo(ctx.trx, ctx.actor)
      .leftJoin('invoices', 'invoices.treatmentId', 'treatments.id')
      .leftJoin('certificates', 'certificates.treatmentId', 'treatments.id')
      .where('treatments.id', treatmentId)
      .first('treatments.status', kind === 'invoice' ? 'invoices.fileId' : 'certificates.letterFileId as fileId'),
    'treatment.notFound',
  );
  if (row.fileId) return row.fileId;
  throw failure(row.status === 'approved' || (row.status === 'declined' && kind === 'invoice') ? 'document.notReady' : 'signed.file.notFound');
};

interface HeldConsultation {
  heldBy: HeldBy | null;
  completedAt: Date | null;
  doctorId: string;
}

/** The last consultation about a request that took place. */
export const lastHeld = ({ trx }: Ctx, treatmentId: string): Promise<HeldConsultation | undefined> =>
  trx('consultations')
    .where({ treatmentId, status: 'completed' })
    .orderBy('completedAt', 'desc')
    .first<HeldConsultation | undefined>('heldBy', 'completedAt', 'doctorId');

/** The next number of a request; a number is never used twice. */
export const countTreatment = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await rawRows<{ next: number }>(trx, `SELECT nextval('treatment_numbers') AS next`, {});
  return counted?.next ?? 0;
};
