import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { purposeTexts, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { sha256 } from '../../kernel/ids.ts';
import { renderConsentReceipt } from '../documents/public.ts';
import { readSetting } from '../settings/public.ts';
import { readOwnUser } from '../users/public.ts';
import { listConsents, type ConsentRow } from './consents.queries.ts';

const locales: readonly Locale[] = ['de', 'en'];

/** The words that the proof is of: the hash says in which language they were shown. */
const wordsOf = (purpose: ConsentPurpose, row: ConsentRow, fallback: Locale): string => {
  const text = purposeTexts[purpose][row.version - 1];
  if (!text) throw failure('server.notFound');
  const shown = locales.find((locale) => sha256(canonicalConsent(purpose, row.version, locale, text)) === row.sha256) ?? fallback;
  return text[shown];
};

/** The last consent to a purpose, withdrawn or not. @throws server.notFound where none was given */
export const consentReceipt = async (ctx: Ctx<Member>, purpose: ConsentPurpose): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const row = (await listConsents(ctx.trx, ctx.actor.id)).findLast(({ document }) => document === purpose);
  if (!row) throw failure('server.notFound');
  const { version, sha256: proof, acceptedAt: givenAt, withdrawnAt, way } = row;
  const { locale } = ctx;
  const bytes = await renderConsentReceipt({
    meta: { createdAt: withdrawnAt ?? givenAt, version, brand: await readSetting(ctx, 'brand.name') },
    ...{ locale, purpose, givenAt, withdrawnAt, way, sha256: proof },
    name: fullName(await readOwnUser(ctx)),
    text: wordsOf(purpose, row, locale),
  });
  return { bytes, filename: `${{ de: 'einwilligung', en: 'consent' }[locale]}-${purpose}-v${version}.pdf`, contentType: 'application/pdf' };
};
