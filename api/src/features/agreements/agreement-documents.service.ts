import type { SignedDocument } from '@blattwerk/contract/agreements/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { documentName } from '../../locales/file-names.ts';
import { User } from '../users/public.ts';
import { renderAgreement, type AgreementInput } from '../documents/public.ts';
import { openFile, type StoredDocument } from '../files/public.ts';
import { issueDocument, type NewDocument } from '../issued-documents/public.ts';
import { findCurrentSignature } from './agreements.queries.ts';
import { agreementValues } from './agreements.service.ts';
import { agreementHash, agreementText, currentAgreementVersion } from './documents/agreement-documents.ts';
import { Signature, SignatureFile } from './signature.model.ts';

interface Version {
  document: SignedDocument;
  version: number;
  locale: Locale;
  /** The settings that stand in the text are those of this moment. */
  at: Date;
  checkUrl?: string;
}

const render = async (ctx: Ctx, { document, version, locale, at, checkUrl }: Version, signature: AgreementInput['signature']): Promise<Buffer> => {
  const values = await agreementValues({ trx: ctx.trx, clock: { now: () => at } });
  const text = agreementText(document, version, locale, values);
  return renderAgreement({
    ...text,
    meta: { createdAt: at, version, brand: values.brand, ...(checkUrl ? { checkUrl } : {}) },
    locale,
    version,
    sha256: agreementHash(document, version, locale, values),
    signature,
  });
};

const fileName = (version: number): string => `v${version}.pdf`;

/** The PDF of a signed document. */
export const signedDocument = async (ctx: Ctx, signatureId: string): Promise<NewDocument | undefined> => {
  const row = await Signature.query(ctx.trx).findById(signatureId);
  if (!row) return undefined;
  const { document, version, locale, kind, name, image, signedAt, ipHash, userAgent } = row;
  const { title, firstName, lastName, bornOn } = await User.query(ctx.trx).findById(row.patientId).throwIfNotFound();
  const { brand } = await agreementValues({ trx: ctx.trx, clock: { now: () => signedAt } });
  const signature = { kind, name, image, signedAt, ipHash, userAgent, signer: { title, firstName, lastName, dob: bornOn ?? '' } };
  return {
    kind: document,
    number: null,
    issuerId: null,
    // The patient signs in the account; the platform seals, so that a later change shows.
    seal: { reason: `${{ information: 'Aufklärung', contract: 'Behandlungsvertrag' }[document]}, Fassung ${version}`, name: brand },
    ownerId: row.patientId,
    recordId: row.id,
    filename: fileName(version),
    render: (checkUrl) => render(ctx, { document, version, locale, at: signedAt, checkUrl }, signature),
    attach: async (bound, fileId) => SignatureFile.query(bound.trx).insert({ signatureId: row.id, fileId }),
  };
};

/** Makes, seals and stores it once. */
export const storeSigned = async (ctx: Ctx, signatureId: string): Promise<void> => {
  const document = await signedDocument(ctx, signatureId);
  if (document) await issueDocument(ctx, document);
};

/**
 * The signed document, or the current version to read when it is not signed.
 * @throws document.notReady while the signed one is being made
 */
export const downloadAgreement = async (ctx: Ctx<Member>, document: SignedDocument): Promise<StoredDocument | (() => Promise<StoredDocument>)> => {
  const signature = await findCurrentSignature(ctx, ctx.actor.id, document);
  if (signature) {
    const stored = await SignatureFile.query(ctx.trx).findById(signature.id);
    if (!stored) throw failure('document.notReady');
    return openFile(ctx, stored.fileId);
  }
  const version = currentAgreementVersion(document);
  const bytes = await render(ctx, { document, version, locale: ctx.locale, at: ctx.clock.now() }, null);
  return { bytes, filename: documentName({ kind: document, filename: fileName(version) }, ctx.actor), contentType: 'application/pdf' };
};
