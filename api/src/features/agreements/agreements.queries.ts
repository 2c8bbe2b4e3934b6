import type { SignedDocument } from '@blattwerk/contract/agreements/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { currentAgreementVersion } from './documents/agreement-documents.ts';

export interface SignatureRow {
  id: string;
  patientId: string;
  document: SignedDocument;
  version: number;
  locale: Locale;
  sha256: string;
  kind: 'typed' | 'drawn';
  name: string;
  image: Buffer | null;
  signedAt: Date;
}

/** The patient's signature under the current version of a document. */
export const findCurrentSignature = (ctx: Pick<Ctx, 'trx'>, patientId: string, document: SignedDocument): Promise<SignatureRow | undefined> =>
  ctx
    .trx('signatures')
    .where({ patientId, document, version: currentAgreementVersion(document) })
    .first<SignatureRow | undefined>();

/** Whether the current version is signed; a new version asks for a new signature. */
export const signedDocumentState = async (ctx: Pick<Ctx, 'trx'>, patientId: string): Promise<Record<SignedDocument, { version: number; signed: boolean }>> => {
  const state = async (document: SignedDocument) => ({
    version: currentAgreementVersion(document),
    signed: (await findCurrentSignature(ctx, patientId, document)) !== undefined,
  });
  return { information: await state('information'), contract: await state('contract') };
};
