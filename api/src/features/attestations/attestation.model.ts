import type { TravelDetails } from '@blattwerk/contract/attestations/shapes';
import type { AttestationKind, AttestationStatus } from '@blattwerk/contract/attestations/states';
import type { Knex } from 'knex';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';

/** A patient card or a certificate for travel. */
export class Attestation extends BaseModel {
  static override tableName = 'attestations';
  static override get jsonAttributes(): string[] {
    return ['travel'];
  }

  declare number: string;
  declare kind: AttestationKind;
  declare patientId: string;
  declare doctorId: string;
  declare prescriptionId: string;
  declare status: AttestationStatus;
  /** A patient asked for it; else the doctor made it on their own. */
  declare isAsked: boolean;
  declare travel: TravelDetails | null;
  declare checkCode: string;
  declare validFrom: string | null;
  declare validUntil: string | null;
  declare reason: string | null;
  declare fileId: string | null;
  declare requestedAt: Date;
  declare decidedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A patient's own, and those of a doctor. */
export const visibleTo = (trx: Knex, actor: Actor): Knex.QueryBuilder => {
  const query = trx('attestations');
  if (actor.role === 'patient') return query.where('attestations.patientId', actor.id);
  return actor.role === 'doctor' ? query.where('attestations.doctorId', actor.id) : query.whereRaw('false');
};
