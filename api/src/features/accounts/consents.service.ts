import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { acceptedDocuments, type Consent } from '@blattwerk/contract/consents/shapes';
import { consentPurposes, purposeTexts, purposeVersion, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { endConsent, insertConsent, listConsents, type ConsentRow } from './consents.queries.ts';

const standing = (rows: readonly ConsentRow[], purpose: ConsentPurpose): Consent => {
  const latest = rows.findLast(({ document }) => document === purpose);
  const isToGive = !latest || latest.withdrawnAt !== null;
  return {
    purpose,
    version: isToGive ? purposeVersion(purpose) : latest.version,
    givenAt: latest?.acceptedAt.toISOString() ?? null,
    withdrawnAt: latest?.withdrawnAt?.toISOString() ?? null,
  };
};

/** What the caller has accepted, and where each purpose stands that a patient can consent to. */
export const readConsents = async (ctx: Ctx<Member>): Promise<Consent[]> => {
  const rows = await listConsents(ctx.trx, ctx.actor.id);
  const accepted = rows.flatMap(({ document, version, acceptedAt }): Consent[] => {
    const purpose = acceptedDocuments.find((one) => one === document);
    return purpose ? [{ purpose, version, givenAt: acceptedAt.toISOString(), withdrawnAt: null }] : [];
  });
  return ctx.actor.role === 'patient' ? [...accepted, ...consentPurposes.map((purpose) => standing(rows, purpose))] : accepted;
};

const readStanding = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<Consent> => standing(await listConsents(ctx.trx, ctx.actor.id), purpose);

/** Whether a person's consent to the current words holds. */
export const hasConsent = async (ctx: Ctx, userId: string, purpose: ConsentPurpose): Promise<boolean> => {
  const version = purposeVersion(purpose);
  return (await listConsents(ctx.trx, userId)).some((row) => row.document === purpose && row.version === version && row.withdrawnAt === null);
};

/** @throws agreement.outdated for words other than the current ones */
export const giveConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose, version = purposeVersion(purpose)): Promise<Consent> => {
  const text = purposeTexts[purpose][version - 1];
  if (!text || version !== purposeVersion(purpose)) throw failure('agreement.outdated', { version: purposeVersion(purpose) });
  const proof = sha256(canonicalConsent(purpose, version, ctx.locale, text));
  const row = { id: newId(), userId: ctx.actor.id, document: purpose, version, sha256: proof, acceptedAt: ctx.clock.now() };
  if (await insertConsent(ctx.trx, row))
    await audit(ctx, { action: 'consent.give', objectType: 'consent', objectId: row.id, patientId: ctx.actor.id, after: { purpose, version } });
  return readStanding(ctx, purpose);
};

/** Holds for the future; what was done before stays lawful. Withdrawing twice changes nothing. */
export const withdrawConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<Consent> => {
  if (await endConsent(ctx.trx, ctx.actor.id, purpose, ctx.clock.now()))
    await audit(ctx, { action: 'consent.withdraw', objectType: 'consent', patientId: ctx.actor.id, after: { purpose } });
  return readStanding(ctx, purpose);
};
