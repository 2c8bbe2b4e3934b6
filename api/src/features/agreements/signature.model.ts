import type { SignedDocument } from '@blattwerk/contract/agreements/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** A patient signed one version of a document. */
export class Signature extends BaseModel {
  static override tableName = 'signatures';

  declare patientId: string;
  declare document: SignedDocument;
  declare version: number;
  declare locale: Locale;
  declare sha256: string;
  declare kind: 'typed' | 'drawn';
  declare name: string;
  declare image: Buffer | null;
  declare signedAt: Date;
  declare ipHash: string | null;
  declare userAgent: string | null;
}

/** The PDF of a signed document, once it is made. */
export class SignatureFile extends BaseModel {
  static override tableName = 'signature_files';
  static override idColumn = 'signatureId';

  declare signatureId: string;
  declare fileId: string;
}
