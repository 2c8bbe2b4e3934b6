import type { Knex } from 'knex';
import type { UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import type { UploadStatus } from '@blattwerk/contract/uploads/states';
import { v7 } from 'uuid';
import { canary } from '../canaries.ts';
import { daysFromNow, insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

interface UploadRow {
  id: string;
  patientId: string;
  treatmentId: string | null;
  purpose: UploadPurpose;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
  storageKey: string;
  dataKey: string | null;
  keyVersion: number;
  status: UploadStatus;
  reason: 'malware' | null;
  createdAt: Date;
  updatedAt: Date;
}

interface UploadSessionRow {
  id: string;
  patientId: string;
  treatmentId: string | null;
  purpose: UploadPurpose;
  name: string;
  bytes: number;
  received: number;
  dataKey: string;
  keyVersion: number;
  createdAt: Date;
  expiresAt: Date;
}

/** A clean picture that waits for the next request, without bytes in the storage; it makes its own parent. */
export const buildUpload = async (trx: Knex, overrides: Partial<UploadRow> = {}): Promise<UploadRow> => {
  const id = overrides.id ?? v7();
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  return insertRow<UploadRow>(trx, 'uploads', {
    id,
    treatmentId: null,
    purpose: 'photo',
    name: `Foto ${canary(patientId, 'upload')}.jpg`,
    contentType: 'image/jpeg',
    bytes: 1,
    sha256: '0'.repeat(64),
    storageKey: `uploads/${id}.bin`,
    dataKey: 'v1.none',
    keyVersion: 0,
    status: 'clean',
    reason: null,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
    patientId,
  });
};

/** A resumable upload of which nothing has come. */
export const buildUploadSession = async (trx: Knex, overrides: Partial<UploadSessionRow> = {}): Promise<UploadSessionRow> =>
  insertRow<UploadSessionRow>(trx, 'upload_sessions', {
    id: v7(),
    treatmentId: null,
    purpose: 'finding',
    name: 'Befund.pdf',
    bytes: 100,
    received: 0,
    dataKey: 'v1.none',
    keyVersion: 0,
    createdAt: new Date(),
    expiresAt: daysFromNow(1),
    ...overrides,
    patientId: overrides.patientId ?? (await buildPatient(trx)).id,
  });
