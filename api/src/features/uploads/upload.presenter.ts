import type { Upload as PresentedUpload, UnfinishedUpload } from '@blattwerk/contract/uploads/shapes';
import { openTreatmentStatuses, type TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Upload } from './upload.model.ts';
import type { UploadSession } from './upload-session.model.ts';

/** A request that is open for files: none of it is decided. */
export const isOpen = (status: TreatmentStatus): boolean => openTreatmentStatuses.some((open) => open === status);

/** Sent with a message it stays; else it can go while its request is open, and one that waits to leave with a message also later. */
export const mayBeRemoved = (
  { messageId, purpose, createdAt }: Pick<Upload, 'messageId' | 'purpose' | 'createdAt'>,
  { status, decidedAt }: { status: TreatmentStatus; decidedAt: Date | null },
): boolean => messageId === null && (isOpen(status) || (purpose === 'answer' && decidedAt !== null && createdAt > decidedAt));

/** `isRemovable`: by the patient (`mayBeRemoved`). */
export const presentUpload = (row: Upload, isRemovable: boolean): PresentedUpload => ({
  id: row.id,
  treatmentId: row.treatmentId,
  messageId: row.messageId,
  purpose: row.purpose,
  name: row.name,
  type: row.contentType,
  size: row.bytes,
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  createdAt: row.createdAt.toISOString(),
  isRemovable,
});

export const presentUnfinished = ({ id, treatmentId, purpose, name, bytes, received, parts }: UploadSession): UnfinishedUpload => ({
  ...{ id, treatmentId, purpose, name, size: bytes, received },
  parts: parts.map((part) => ({ size: part.bytes, sha256: part.sha256 })),
});
