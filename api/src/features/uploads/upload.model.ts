import type { UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import type { UploadStatus } from '@blattwerk/contract/uploads/states';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { StoredType } from '../../adapters/file-inspection/file-inspection-port.ts';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor } from '../../kernel/ctx.ts';
import { Treatment } from '../treatments/public.ts';

/** A finding, letter or photo that a patient sent. Its bytes are in the storage, encrypted. */
export class Upload extends BaseModel {
  static override tableName = 'uploads';

  declare patientId: string;
  /** Null while it waits for the next request. */
  declare treatmentId: string | null;
  /** The message or answer that it was sent with. */
  declare messageId: string | null;
  declare purpose: UploadPurpose;
  declare name: string;
  declare contentType: StoredType;
  declare bytes: number;
  declare sha256: string;
  declare storageKey: string;
  /** Sealed with the master key of `keyVersion`; null once the bytes are deleted. */
  declare dataKey: string | null;
  declare keyVersion: number;
  declare status: UploadStatus;
  declare reason: 'malware' | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** The patient's own files; a doctor's are those of the requests that the doctor has, an administrator's those opened for a reason. Every query starts here. */
export const visibleTo = (trx: Knex, actor: Actor): QueryBuilder<Upload, Upload[]> => {
  const query = Upload.query(trx);
  if (actor.role === 'system') return query;
  if (actor.role === 'patient') return query.where('uploads.patientId', actor.id);
  if (actor.role === 'doctor') return query.whereIn('uploads.treatmentId', Treatment.query(trx).where({ doctorId: actor.id }).select('id'));
  if (actor.role === 'admin') return query.whereRaw('uploads.patient_id = opened_patient()');
  return query.whereRaw('false');
};
