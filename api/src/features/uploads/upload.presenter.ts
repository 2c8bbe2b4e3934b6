import type { Upload as PresentedUpload } from '@blattwerk/contract/uploads/shapes';
import { openTreatmentStatuses, type TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Upload } from './upload.model.ts';

/** A request that is open for files: none of it is decided. */
export const isOpen = (status: TreatmentStatus): boolean => openTreatmentStatuses.some((open) => open === status);

/** `isRemovable`: by the patient, while the request is not decided. */
export const presentUpload = (row: Upload, isRemovable: boolean): PresentedUpload => ({
  id: row.id,
  treatmentId: row.treatmentId,
  purpose: row.purpose,
  name: row.name,
  type: row.contentType,
  size: row.bytes,
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  createdAt: row.createdAt.toISOString(),
  isRemovable,
});
