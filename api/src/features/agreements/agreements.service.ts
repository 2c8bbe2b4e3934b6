import type { Agreement, AgreementDocument, SignInput } from '@blattwerk/contract/agreements/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { readSetting } from '../settings/public.ts';
import { findCurrentSignature, insertSignature } from './agreements.queries.ts';
import { agreementHash, agreementText, currentAgreementVersion, type AgreementValues } from './documents/agreement-documents.ts';
import { readSignatureImage } from './signature-image.ts';

/** The values of the settings that stand in the texts, as they were at the clock's time. */
export const agreementValues = async (ctx: Pick<Ctx, 'trx' | 'clock'>): Promise<AgreementValues> => ({
  brand: await readSetting(ctx, 'brand.name'),
  depositCents: await readSetting(ctx, 'fees.depositCents'),
  serviceFeeCents: await readSetting(ctx, 'fees.serviceCents'),
  consultationFeeCents: await readSetting(ctx, 'fees.consultationCents'),
});

/** The current text in the caller's language, and when the caller signed it. */
export const readAgreement = async (ctx: Ctx, document: AgreementDocument): Promise<Agreement> => {
  const version = currentAgreementVersion(document);
  const values = await agreementValues(ctx);
  const patientId = ctx.actor.role === 'patient' ? ctx.actor.id : null;
  const signature = patientId && (document === 'information' || document === 'contract') ? await findCurrentSignature(ctx, patientId, document) : undefined;
  const { title, introduction, sections, declaration } = agreementText(document, version, ctx.locale, values);
  return {
    document,
    version,
    title,
    introduction,
    sections,
    declaration,
    sha256: agreementHash(document, version, ctx.locale, values),
    signedAt: signature?.signedAt.toISOString() ?? null,
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
