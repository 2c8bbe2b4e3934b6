import {
  signedDocuments,
  type Agreement,
  type AgreementChanges,
  type AgreementDocument,
  type SignedDocument,
  type SignInput,
} from '@blattwerk/contract/agreements/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { readSetting, readSettings } from '../settings/public.ts';
import { findCurrentSignature, findSignatures, insertSignature } from './agreements.queries.ts';
import { agreementChanges } from './documents/agreement-changes.ts';
import {
  agreementHash,
  agreementText,
  agreementVersions,
  currentAgreementVersion,
  periodSettings,
  periodsOf,
  type AgreementValues,
} from './documents/agreement-documents.ts';
import { agreementSummaries } from './documents/summaries.ts';
import { readSignatureImage } from './signature-image.ts';

/** The values of the settings that stand in the texts, as they were at the clock's time. */
export const agreementValues = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<AgreementValues> => ({
  brand: await readSetting(ctx, 'brand.name'),
  depositCents: await readSetting(ctx, 'fees.depositCents'),
  serviceFeeCents: await readSetting(ctx, 'fees.serviceCents'),
  consultationFeeCents: await readSetting(ctx, 'fees.consultationCents'),
  periods: periodsOf(await readSettings(ctx, periodSettings)),
});

const isSigned = (document: AgreementDocument): document is SignedDocument => (signedDocuments as readonly string[]).includes(document);

/** The version that the caller knows, when that is an earlier one; else the version before the one asked for. */
const changesOf = (ctx: Ctx, document: AgreementDocument, version: number, lastSigned: number, values: AgreementValues): AgreementChanges | null => {
  const wasSigned = lastSigned > 0 && lastSigned < version;
  const since = wasSigned ? lastSigned : version - 1;
  if (since === 0) return null;
  const text = (at: number) => agreementText(document, at, ctx.locale, values);
  return { since, wasSigned, sections: agreementChanges(text(since), text(version)) };
};

/** An earlier version is shown with the amounts that applied when the next one was published. */
const readAs = (ctx: Ctx, versions: Agreement['versions'], version: number): Date => {
  const next = versions.find((published) => published.version === version + 1);
  return next ? new Date(next.publishedOn) : ctx.clock.now();
};

/**
 * The current text or an earlier version in the caller's language, what is different in it, and when the caller signed it.
 * @throws server.notFound for a version that was never published
 */
export const readAgreement = async (
  ctx: Ctx,
  { document, version: asked }: { document: AgreementDocument; version?: number | undefined },
): Promise<Agreement> => {
  const versions = agreementVersions(document);
  const current = currentAgreementVersion(document);
  const version = asked ?? current;
  const published = versions.find((entry) => entry.version === version);
  if (!published) throw failure('server.notFound');
  const values = await agreementValues({ trx: ctx.trx, clock: { now: () => readAs(ctx, versions, version) } });
  const signatures = ctx.actor.role === 'patient' && isSigned(document) ? await findSignatures(ctx, ctx.actor.id, document) : [];
  const { title, introduction, sections, declaration } = agreementText(document, version, ctx.locale, values);
  return {
    ...{ document, ...published, versions, title },
    summary: version === current ? [...agreementSummaries[document][ctx.locale]] : [],
    changes: changesOf(ctx, document, version, signatures.find((signature) => signature.version < version)?.version ?? 0, values),
    ...{ introduction, sections, declaration },
    sha256: agreementHash(document, version, ctx.locale, values),
    signedAt: signatures.find((signature) => signature.version === version)?.signedAt.toISOString() ?? null,
  };
};

const imageOf = ({ kind, image }: SignInput['signature']): Buffer | null => {
  if ((kind === 'drawn') !== (image !== undefined)) throw failure('file.invalid');
  return image === undefined ? null : readSignatureImage(image);
};

/**
 * Signs the current version. The same version again changes nothing and answers the first time's instant.
 * @throws agreement.outdated, file.invalid
 */
export const signAgreement = async (
  ctx: Ctx<Member>,
  { document, version, signature }: SignInput,
): Promise<{ document: SignInput['document']; version: number; signedAt: Date }> => {
  const current = currentAgreementVersion(document);
  if (version !== current) throw failure('agreement.outdated', { version: current });
  const { kind, name } = signature;
  const id = newId();
  const sha256 = agreementHash(document, version, ctx.locale, await agreementValues(ctx));
  const signedAt = ctx.clock.now();
  const isNew = await insertSignature(ctx, {
    ...{ id, patientId: ctx.actor.id, document, version, locale: ctx.locale, sha256, kind, name, image: imageOf(signature) },
    ...{ signedAt, ipHash: ctx.ipHash, userAgent: ctx.userAgent },
  });
  if (!isNew) return { document, version, signedAt: (await findCurrentSignature(ctx, ctx.actor.id, document))?.signedAt ?? signedAt };
  await audit(ctx, { action: 'agreement.sign', objectType: 'signature', objectId: id, patientId: ctx.actor.id, after: { document, version, kind } });
  await ctx.jobs.send('agreements.store-signed', { signatureId: id }, { key: id });
  return { document, version, signedAt };
};
