import type { UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** One stretch of a resumable upload; its bytes lie encrypted in the storage. */
export interface StoredPart {
  storageKey: string;
  bytes: number;
  sha256: string;
}

/** A resumable upload that is not finished. The file that it becomes has the same id. */
export class UploadSession extends BaseModel {
  static override tableName = 'upload_sessions';
  static override get jsonAttributes(): string[] {
    return ['parts'];
  }

  declare patientId: string;
  declare treatmentId: string | null;
  declare purpose: UploadPurpose;
  declare name: string;
  declare bytes: number;
  declare received: number;
  declare parts: StoredPart[];
  declare dataKey: string;
  declare keyVersion: number;
  declare createdAt: Date;
  declare expiresAt: Date;
}
