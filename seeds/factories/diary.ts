import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { canary } from '../canaries.ts';
import { dayOf, insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

interface DiaryVersionRow {
  entryId: string;
  version: number;
  patientId: string;
  takenOn: string;
  dose: number;
  unit: string;
  prescriptionId: string | null;
  productId: string | null;
  effect: number;
  sideEffects: string[];
  note: string | null;
  writtenAt: Date;
}

/** An entry of today in its first version; it makes its own patient. */
export const buildDiaryEntry = async (trx: Knex, overrides: Partial<DiaryVersionRow> = {}): Promise<DiaryVersionRow> => {
  const patientId = overrides.patientId ?? (await buildPatient(trx)).id;
  const writtenAt = overrides.writtenAt ?? new Date();
  const { id } = await insertRow<{ id: string }>(trx, 'diary_entries', { id: v7(), patientId, clientId: v7(), createdAt: writtenAt });
  return insertRow<DiaryVersionRow>(trx, 'diary_versions', {
    version: 1,
    takenOn: dayOf(writtenAt),
    dose: 0.1,
    unit: 'g',
    effect: 7,
    sideEffects: ['dry_mouth'],
    note: `Am Abend, wie von ${canary(patientId, 'diaryNote')} empfohlen.`,
    ...overrides,
    entryId: id,
    patientId,
    writtenAt,
  });
};

/** The patient's consent that doctors read the diary. */
export const buildDiaryConsent = (trx: Knex, userId: string): Promise<object> =>
  insertRow(trx, 'consents', { id: v7(), userId, document: 'diary', version: 1, sha256: '0'.repeat(64), acceptedAt: new Date() });
