import { BaseModel } from '../../kernel/base-model.ts';

export type FileKind = 'information' | 'contract' | 'prescription' | 'prescription-copy' | 'medical-letter' | 'invoice';

/** A stored document. Its bytes are in the storage. */
export class StoredFile extends BaseModel {
  static override tableName = 'files';

  declare kind: FileKind;
  declare ownerId: string;
  declare storageKey: string;
  declare filename: string;
  declare contentType: string;
  declare bytes: number;
  declare sha256: string;
  declare createdAt: Date;
}
