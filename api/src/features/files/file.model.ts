import { BaseModel } from '../../kernel/base-model.ts';

export type FileKind =
  | 'information'
  | 'contract'
  | 'prescription'
  | 'prescription-copy'
  | 'medical-letter'
  | 'invoice'
  | 'patient-card'
  | 'travel-certificate'
  | 'consent-receipt'
  | 'consent-withdrawal';

/** A stored document. Its bytes are in the storage, encrypted. */
export class StoredFile extends BaseModel {
  static override tableName = 'files';

  declare kind: FileKind;
  declare ownerId: string;
  declare storageKey: string;
  /** Sealed with the master key of `keyVersion`; null while the bytes of an old document still lie in plain. */
  declare dataKey: string | null;
  declare keyVersion: number | null;
  declare filename: string;
  declare contentType: string;
  declare bytes: number;
  declare sha256: string;
  declare createdAt: Date;
}
