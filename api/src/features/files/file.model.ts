import type { IssuedKind } from '@blattwerk/contract/document-checks/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What is stored is what is issued. */
export type FileKind = IssuedKind;

/** A stored document. Its bytes are in the storage, encrypted. */
export class StoredFile extends BaseModel {
  static override tableName = 'files';

  declare kind: FileKind;
  /** The patient; null for the proof of a deletion. */
  declare ownerId: string | null;
  declare storageKey: string;
  /** Sealed with the master key of `keyVersion`; null while the bytes of an old document still lie in plain. */
  declare dataKey: string | null;
  declare keyVersion: number | null;
  /** A number or a version, with the ending: what stands before it depends on who gets the file (`locales/file-names.ts`). */
  declare filename: string;
  declare contentType: string;
  declare bytes: number;
  declare sha256: string;
  declare createdAt: Date;
}
