import { readFileSync } from 'node:fs';
import type { UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import type { Knex } from 'knex';
import { newDataKey, store, type Vault } from '../../api/src/features/files/public.ts';
import { sha256 } from '../../api/src/kernel/ids.ts';
import { buildUpload } from '../factories/uploads.ts';
import { stableId } from '../stable-ids.ts';
import { diagnosisOf } from './make-answers.ts';
import { makeLetter } from './make-letter.ts';

interface Sent {
  trx: Knex;
  files: Vault;
  patient: { id: string; firstName: string; lastName: string; bornOn: string };
  treatmentId: string;
  sentAt: Date;
  messageId?: string;
}

interface Sample {
  name: string;
  purpose: UploadPurpose;
  contentType: 'application/pdf' | 'image/jpeg';
  bytes: Buffer;
}

const day = 24 * 3_600_000;

const sendFile = async ({ trx, files, patient, treatmentId, sentAt, messageId }: Sent, { bytes, ...sample }: Sample): Promise<void> => {
  const id = stableId('upload', `${treatmentId} ${sample.name}`);
  const key = newDataKey(files, { table: 'uploads', id });
  const storageKey = `uploads/${id}.bin`;
  await store(files, { table: 'uploads', id, ...key }, storageKey, bytes);
  const row = { id, patientId: patient.id, treatmentId, messageId: messageId ?? null, storageKey, ...key, bytes: bytes.length, sha256: sha256(bytes) };
  await buildUpload(trx, { ...row, ...sample, createdAt: sentAt, updatedAt: sentAt });
};

/** A practice's letter about the patient, some weeks old. */
export const sendLetter = async (sent: Sent): Promise<void> => {
  const { patient, sentAt } = sent;
  const bytes = await makeLetter({ patient, diagnosis: diagnosisOf(patient.id), writtenAt: new Date(sentAt.getTime() - 34 * day) });
  await sendFile(sent, { name: 'Befundbericht Praxis am Volkspark.pdf', purpose: 'letter', contentType: 'application/pdf', bytes });
};

/** A phone's photo of the package of a medicine. */
export const sendPhoto = (sent: Sent, purpose: UploadPurpose = 'photo'): Promise<void> =>
  sendFile(sent, {
    name: 'Foto meiner Tabletten.jpg',
    purpose,
    contentType: 'image/jpeg',
    bytes: readFileSync(new URL('files/medicine-package.jpg', import.meta.url)),
  });
