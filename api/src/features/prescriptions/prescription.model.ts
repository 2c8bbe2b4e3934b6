import type { OriginalStatus } from '@blattwerk/contract/prescriptions/originals';
import type { Dose } from '@blattwerk/contract/prescriptions/dose';
import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import type { Alternative } from '@blattwerk/contract/prescriptions/shapes';
import { statusesAtPharmacy, voidStatuses, type PrescriptionStatus, type ReturnReason, type RevokeReason } from '@blattwerk/contract/prescriptions/states';
import type { Knex } from 'knex';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';

/** One medicine of one decision. Immutable after issue but for its way: status, pharmacy and instants. */
export class Prescription extends BaseModel {
  static override tableName = 'prescriptions';
  static override get jsonAttributes(): string[] {
    return ['alternatives', 'dose', 'repeat'];
  }

  declare number: string;
  declare treatmentId: string;
  declare patientId: string;
  declare doctorId: string;
  declare position: number;
  declare productId: string;
  declare productName: string;
  declare pzn: string;
  declare quantity: number;
  declare unit: 'g' | 'ml' | 'piece';
  declare form: string;
  declare singleDose: string;
  declare dailyDose: string;
  declare instructions: string;
  /** As data, where the doctor wrote it so; the words are made from it. */
  declare dose: Dose | null;
  /** Null: it is dispensed once. */
  declare repeat: Repeat | null;
  declare status: PrescriptionStatus;
  declare checkCode: string;
  declare pharmacyId: string | null;
  declare issuedAt: Date;
  declare validUntil: string;
  declare sentAt: Date | null;
  declare receivedAt: Date | null;
  declare readyAt: Date | null;
  declare dispensedAt: Date | null;
  declare returnReason: ReturnReason | null;
  declare returnText: string | null;
  declare fileId: string | null;
  declare copyFileId: string | null;
  declare sendingId: string | null;
  declare inPreparationAt: Date | null;
  declare holdUntil: Date | null;
  declare pickupCode: string | null;
  /** Of all dispensings together. */
  declare dispensedQuantity: number;
  declare lastDispensedAt: Date | null;
  /** The document is a sheet for a signature by hand. */
  declare needsInk: boolean;
  /** Where the signed sheet is on its way to the pharmacy; null where it goes without. */
  declare original: OriginalStatus | null;
  declare originalPostedOn: string | null;
  declare originalTracking: string | null;
  declare originalArrivedAt: Date | null;
  declare replacesId: string | null;
  declare revision: number;
  declare pickupRemindedAt: Date | null;
  declare holdWarnedAt: Date | null;
  declare expiryWarnedAt: Date | null;
  declare revokedAt: Date | null;
  declare revokeReason: RevokeReason | null;
  declare revokeText: string | null;
  /** What the doctor signed with it to take its place when it cannot be had, the best first. */
  declare alternatives: Alternative[];
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/**
 * Prescriptions that the actor may see at all; every query starts here. A pharmacy sees what is with it now, and of what became void there
 * that it did. A doctor sees the own ones, and those about which a pharmacy waits for a doctor who does not work.
 */
export const visibleTo = (trx: Knex, actor: Actor): Knex.QueryBuilder => {
  const query = trx('prescriptions');
  if (actor.role === 'admin' || actor.role === 'system') return query;
  if (actor.role === 'patient') return query.where('prescriptions.patientId', actor.id);
  if (actor.role === 'doctor')
    return query.where(
      (own) => void own.where('prescriptions.doctorId', actor.id).orWhereRaw('prescriptions.id = ANY (ARRAY(SELECT covered_prescriptions()))'),
    );
  if (actor.role === 'pharmacy')
    return query.where('prescriptions.pharmacyId', actor.pharmacyId).whereIn('prescriptions.status', [...statusesAtPharmacy, ...voidStatuses]);
  if (actor.role === 'pharmacy-link') return query.where('prescriptions.sendingId', actor.sendingId).whereIn('prescriptions.status', statusesAtPharmacy);
  return query.whereRaw('false');
};
