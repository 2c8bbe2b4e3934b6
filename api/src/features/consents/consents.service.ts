import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { acceptedDocuments, type Consent, type ConsentWay } from '@blattwerk/contract/consents/shapes';
import { consentPurposes, purposeTexts, purposeVersion, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { endConsent, insertConsent, listConsents, userIdOf, type ConsentRow } from './consents.queries.ts';
import type { ReceiptKind } from './receipts.queries.ts';

const standing = (all: readonly ConsentRow[], purpose: ConsentPurpose): Consent => {
  const rows = all.filter(({ document }) => document === purpose);
  const latest = rows.findLast(({ withdrawnAt }) => withdrawnAt === null) ?? rows.at(-1);
  const isToGive = !latest || latest.withdrawnAt !== null;
  return {
    purpose,
    version: isToGive ? purposeVersion(purpose) : latest.version,
    givenAt: latest?.acceptedAt.toISOString() ?? null,
    withdrawnAt: latest?.withdrawnAt?.toISOString() ?? null,
    way: latest?.way ?? null,
    sha256: latest?.sha256 ?? null,
  };
};

/** What the caller has accepted, and where each purpose stands that a patient can consent to. */
export const readConsents = async (ctx: Ctx<Member>): Promise<Consent[]> => {
  const rows = await listConsents(ctx.trx, ctx.actor.id);
  const accepted = rows.flatMap(({ document, version, acceptedAt, way, sha256: proof }): Consent[] => {
    const purpose = acceptedDocuments.find((one) => one === document);
    return purpose ? [{ purpose, version, givenAt: acceptedAt.toISOString(), withdrawnAt: null, way, sha256: proof }] : [];
  });
  return ctx.actor.role === 'patient' ? [...accepted, ...consentPurposes.map((purpose) => standing(rows, purpose))] : accepted;
};

export const readStanding = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<Consent> => standing(await listConsents(ctx.trx, ctx.actor.id), purpose);

/** Whether a person's consent to the current words holds. */
export const hasConsent = async (ctx: Ctx, userId: string, purpose: ConsentPurpose): Promise<boolean> => {
  const version = purposeVersion(purpose);
  return (await listConsents(ctx.trx, userId)).some((row) => row.document === purpose && row.version === version && row.withdrawnAt === null);
};

const missing = (purpose: ConsentPurpose): Error => failure('consent.required', { purpose, version: purposeVersion(purpose) });

/** @throws consent.required */
export const requireConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<void> => {
  if (!(await hasConsent(ctx, ctx.actor.id, purpose))) throw missing(purpose);
};

/** What may begin without the consent, and not go on when it was withdrawn. @throws consent.required */
export const refuseWithdrawn = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<void> => {
  if ((await readStanding(ctx, purpose)).withdrawnAt !== null) throw missing(purpose);
};

/** Whether the caller has never been asked for it: neither given nor withdrawn. */
export const isFirstConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<boolean> => (await readStanding(ctx, purpose)).givenAt === null;

/** The paper follows by a job: whoever consents does not wait for a seal. */
const sendReceipt = (ctx: Ctx, consentId: string, kind: ReceiptKind): Promise<void> =>
  ctx.jobs.send('consents.issue-receipt', { consentId, kind }, { key: `${kind}:${consentId}` });

interface Given {
  version?: number | undefined;
  way: ConsentWay;
}

/** Notes the caller's consent and nothing else. @throws agreement.outdated for words other than the current ones */
export const noteConsent = async (ctx: Ctx<Member>, purpose: ConsentPurpose, { version = purposeVersion(purpose), way }: Given): Promise<void> => {
  const text = purposeTexts[purpose][version - 1];
  if (!text || version !== purposeVersion(purpose)) throw failure('agreement.outdated', { version: purposeVersion(purpose) });
  const proof = sha256(canonicalConsent(purpose, version, ctx.locale, text));
  const row = { id: newId(), userId: ctx.actor.id, document: purpose, version, sha256: proof, acceptedAt: ctx.clock.now(), way };
  if (!(await insertConsent(ctx.trx, row))) return;
  await audit(ctx, { action: 'consent.give', objectType: 'consent', objectId: row.id, patientId: ctx.actor.id, after: { purpose, version, way } });
  await sendReceipt(ctx, row.id, 'consent-receipt');
};

/** Holds for the future; what was done before stays lawful. Withdrawing twice changes nothing. */
export const endConsentOf = async (ctx: Ctx, userId: string, purpose: ConsentPurpose): Promise<void> => {
  const ended = await endConsent(ctx.trx, userId, purpose, ctx.clock.now());
  if (ended.length > 0) await audit(ctx, { action: 'consent.withdraw', objectType: 'consent', patientId: userId, after: { purpose } });
  for (const id of ended) await sendReceipt(ctx, id, 'consent-withdrawal');
};

/** Ends the consent of the account that an address has, if it has one. */
export const endConsentOfAddress = async (ctx: Ctx, email: string, purpose: ConsentPurpose): Promise<void> => {
  const user = await userIdOf(ctx.trx, email);
  if (user) await endConsentOf(ctx, user.id, purpose);
};
