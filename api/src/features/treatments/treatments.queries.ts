import type { HeldBy } from '@blattwerk/contract/consultations/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { lettersOf } from './letters.queries.ts';
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

interface MadeDocument {
  fileId: string | null;
  status: Treatment['status'];
}

/** @throws treatment.notFound, document.notReady while it is being made, signed.file.notFound when there will be none */
const fileOf = (row: MadeDocument | undefined, statuses: readonly Treatment['status'][]): string => {
  const { fileId, status } = found(row, 'treatment.notFound');
  if (fileId) return fileId;
  throw failure(statuses.includes(status) ? 'document.notReady' : 'signed.file.notFound');
};

/** The file of an own medical letter: of its newest version, or of the one with an id. @throws as fileOf */
export const findOwnLetter = async (ctx: Ctx<Member>, treatmentId: string, letterId?: string): Promise<string> => {
  const own: Pick<Treatment, 'status'> | undefined = await visibleTo(ctx.trx, ctx.actor).where('treatments.id', treatmentId).first('treatments.status');
  const letters = await lettersOf(ctx, [treatmentId]);
  const letter = letterId ? letters.find(({ id }) => id === letterId) : letters.findLast(({ fileId }) => fileId !== null);
  return fileOf(own && { status: own.status, fileId: letter?.fileId ?? null }, letterId && !letter ? [] : ['approved']);
};

/** The file of an own invoice or correction; without an id that of the valid invoice, or of the last one when all are cancelled. @throws as fileOf */
export const findOwnInvoice = async (ctx: Ctx<Member>, treatmentId: string, invoiceId?: string): Promise<string> => {
  const invoices = visibleTo(ctx.trx, ctx.actor).leftJoin('invoices', (join) => {
    join.on('invoices.treatmentId', 'treatments.id');
    if (invoiceId) join.andOnVal('invoices.id', invoiceId);
    else join.andOnVal('invoices.kind', 'invoice');
  });
  const newest = invoices.where('treatments.id', treatmentId).orderByRaw('invoices.cancelled_at IS NULL DESC, invoices.issued_at DESC');
  return fileOf(await newest.first('treatments.status', 'invoices.fileId'), invoiceId ? [] : ['approved', 'declined']);
};

/** A call by telephone is noted by the doctor; in the room both have joined. */
const talk = `coalesce(call_minutes, CASE WHEN patient_joined_at IS NOT NULL AND doctor_joined_at IS NOT NULL
  THEN floor(extract(epoch FROM completed_at - greatest(patient_joined_at, doctor_joined_at)) / 60) END, 0)::int`;

interface HeldConsultation {
  heldBy: HeldBy | null;
  completedAt: Date | null;
  doctorId: string;
  /** How long both were there, in whole minutes. */
  talkMinutes: number;
}

/** The last consultation about a request that took place. */
export const lastHeld = ({ trx }: Ctx, treatmentId: string): Promise<HeldConsultation | undefined> =>
  trx('consultations')
    .where({ treatmentId, status: 'completed' })
    .orderBy('completedAt', 'desc')
    .first<HeldConsultation | undefined>('heldBy', 'completedAt', 'doctorId', trx.raw(`${talk} AS talk_minutes`));

/** How long doctor and patient talked about a request; 0 where they did not, or where that is not known. */
export const talkMinutesOf = async (ctx: Ctx, treatmentId: string): Promise<number> => (await lastHeld(ctx, treatmentId))?.talkMinutes ?? 0;

/** The next number of a request; a number is never used twice. */
export const countTreatment = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await rawRows<{ next: number }>(trx, `SELECT nextval('treatment_numbers') AS next`, {});
  return counted?.next ?? 0;
};
