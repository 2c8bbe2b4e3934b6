import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { purposeTexts, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { sha256 } from '../../kernel/ids.ts';
import { renderConsentReceipt } from '../documents/public.ts';
import { deleteFilesOf, openFile, type StoredDocument } from '../files/public.ts';
import { issueDocument, type NewDocument } from '../issued-documents/public.ts';
import { readSetting } from '../settings/public.ts';
import { listConsents } from './consents.queries.ts';
import { attachReceipt, findToPrint, type ConsentToPrint, type ReceiptKind } from './receipts.queries.ts';

const locales: readonly Locale[] = ['de', 'en'];

const reasons = { 'consent-receipt': { de: 'Einwilligung', en: 'Consent' }, 'consent-withdrawal': { de: 'Widerruf', en: 'Withdrawal' } } as const;

/** In the file's name, which says nothing about health. */
const neutralPurposes: Record<ConsentPurpose, string> = {
  ...{ 'health-data': 'data', video: 'video', 'pharmacy-transfer': 'transfer' },
  ...{ diary: 'diary', newsletter: 'newsletter', analytics: 'analytics' },
};

/** The words that the proof is of, in the language in which they were shown: the hash tells it. */
const wordsOf = ({ document, version, sha256: proof, locale: own }: ConsentToPrint): { text: string; locale: Locale } | undefined => {
  const text = purposeTexts[document][version - 1];
  if (!text) return undefined;
  const locale = locales.find((one) => sha256(canonicalConsent(document, version, one, text)) === proof) ?? own;
  return { text: text[locale], locale };
};

interface Receipt {
  consentId: string;
  kind: ReceiptKind;
}

/** The receipt of a consent, or of its withdrawal. An erased account gets none. */
export const receiptDocument = async (ctx: Ctx, { consentId, kind }: Receipt): Promise<NewDocument | undefined> => {
  const row = await findToPrint(ctx, consentId);
  const words = row && wordsOf(row);
  if (!row || !words) return undefined;
  const { document: purpose, version, sha256: proof, acceptedAt: givenAt, way } = row;
  const withdrawnAt = kind === 'consent-withdrawal' ? row.withdrawnAt : null;
  const brand = await readSetting(ctx, 'brand.name');
  return {
    kind,
    number: null,
    issuerId: null,
    seal: { reason: `${reasons[kind][words.locale]}: ${purpose}, v${version}`, name: brand },
    ownerId: row.userId,
    recordId: row.id,
    filename: `${neutralPurposes[purpose]}-v${version}.pdf`,
    render: (checkUrl) =>
      renderConsentReceipt({
        ...{ ...words, purpose, givenAt, withdrawnAt, way, sha256: proof },
        meta: { createdAt: withdrawnAt ?? givenAt, version, brand, checkUrl },
        name: fullName(row),
      }),
    attach: (bound, fileId) => attachReceipt(bound, row.id, kind, fileId),
  };
};

/** Makes, seals and stores it once. */
export const issueReceipt = async (ctx: Ctx, receipt: Receipt): Promise<void> => {
  const document = await receiptDocument(ctx, receipt);
  if (document) await issueDocument(ctx, document);
};

/** The receipt of the last consent to a purpose, withdrawn or not. @throws server.notFound where none was given, document.notReady while it is being made */
export const consentReceipt = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<() => Promise<StoredDocument>> => {
  const row = found((await listConsents(ctx.trx, ctx.actor.id)).findLast(({ document }) => document === purpose));
  const fileId = row.withdrawnAt === null ? row.receiptId : row.withdrawalReceiptId;
  return openFile(ctx, found(fileId, 'document.notReady'));
};

/** The proof stays in the consents; its papers are the person's and go with the account. */
export const deleteReceiptsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  for (const kind of ['consent-receipt', 'consent-withdrawal'] as const) await deleteFilesOf(ctx, userId, kind);
};
