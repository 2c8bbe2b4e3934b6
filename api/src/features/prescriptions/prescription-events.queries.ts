import type { PrescriptionEventKind } from '@blattwerk/contract/prescriptions/states';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Prescription } from './prescription.model.ts';

export interface PrescriptionEvent {
  prescriptionId: string;
  kind: PrescriptionEventKind;
  at: Date;
  pharmacyName: string | null;
}

/**
 * Adds a step to the prescription's history, in the transaction of the step. Events are only ever added. Not by a model: a pharmacy that has just
 * returned a prescription may add its step and not read it.
 */
export const recordEvent = async (ctx: Ctx, { id, pharmacyId }: Pick<Prescription, 'id' | 'pharmacyId'>, kind: PrescriptionEventKind): Promise<void> => {
  await ctx.trx('prescription_events').insert({ prescriptionId: id, kind, at: ctx.clock.now(), pharmacyId });
};

/** What happened to these prescriptions, the oldest first. */
export const eventsOf = (ctx: Ctx, prescriptionIds: readonly string[]): Promise<PrescriptionEvent[]> =>
  ctx
    .trx('prescription_events')
    .leftJoin('pharmacies', 'pharmacies.id', 'prescription_events.pharmacyId')
    .whereIn('prescriptionId', prescriptionIds)
    .orderBy('prescription_events.id')
    .select('prescriptionId', 'kind', 'at', 'pharmacies.name as pharmacyName');
