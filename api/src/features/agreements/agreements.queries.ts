import type { SignedDocument } from '@blattwerk/contract/agreements/shapes';
import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { currentAgreementVersion } from './documents/agreement-documents.ts';
import { Signature } from './signature.model.ts';

/** The patient's signature under the current version of a document. */
export const findCurrentSignature = (ctx: Pick<Ctx, 'trx'>, patientId: string, document: SignedDocument): Promise<Signature | undefined> =>
  Signature.query(ctx.trx)
    .findOne({ patientId, document, version: currentAgreementVersion(document) })
    .execute();

/** The patient's signatures under all versions of a document, the newest version first. */
export const findSignatures = (ctx: Pick<Ctx, 'trx'>, patientId: string, document: SignedDocument): Promise<Signature[]> =>
  Signature.query(ctx.trx).where({ patientId, document }).orderBy('version', 'desc').execute();

/** Whether the current version is signed; a new version asks for a new signature. */
export const signedDocumentState = async (ctx: Pick<Ctx, 'trx'>, patientId: string): Promise<Record<SignedDocument, { version: number; signed: boolean }>> => {
  const state = async (document: SignedDocument) => ({
    version: currentAgreementVersion(document),
    signed: (await findCurrentSignature(ctx, patientId, document)) !== undefined,
  });
  return { information: await state('information'), contract: await state('contract') };
};

type NewSignature = ModelObject<Signature>;

/** Signs once; whether this version was not signed before. */
export const insertSignature = async ({ trx }: Ctx, signature: NewSignature): Promise<boolean> =>
  (await trx('signatures').insert(signature).onConflict(['patient_id', 'document', 'version']).ignore().returning('id')).length > 0;

/** Signatures of a span of time whose PDF is not made. */
export const withoutFile = (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ signatureId: string }[]> =>
  trx('signatures')
    .leftJoin('signature_files', 'signature_files.signatureId', 'signatures.id')
    .whereNull('signature_files.fileId')
    .whereBetween('signatures.signedAt', [from, to])
    .select('signatures.id as signatureId');
