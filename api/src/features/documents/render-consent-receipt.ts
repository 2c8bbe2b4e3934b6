import type { ConsentWay } from '@blattwerk/contract/consents/shapes';
import type { ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { drawFacts, drawNotice } from '../../adapters/pdf/blocks.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatTimestamp, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';

export interface ConsentReceiptInput {
  meta: DocumentMeta;
  locale: Locale;
  purpose: ConsentPurpose;
  name: string;
  /** The words that were agreed to, in the language in which they were shown. */
  text: string;
  sha256: string;
  givenAt: Date;
  /** Null where it was not recorded. */
  way: ConsentWay | null;
  withdrawnAt: Date | null;
}

/** What was consented to, when and where, and whether it still holds. */
export const renderConsentReceipt = async (input: ConsentReceiptInput): Promise<Buffer> => {
  const { meta, locale, purpose, name, text, sha256, givenAt, way, withdrawnAt } = input;
  const t = textsFor(locale, 'documents');
  const purposeName = t(`consent.purpose.${purpose}`);
  const title = t(withdrawnAt ? 'consent.withdrawalTitle' : 'consent.title');
  const sheet = openDocument({ meta, locale, title: `${title}: ${purposeName}`, input });
  sheet.paragraph(meta.brand, styles.letterhead);
  sheet.rule();
  sheet.space(6);
  sheet.heading(1, title);
  sheet.paragraph(t(withdrawnAt ? 'consent.withdrawalIntro' : 'consent.intro', { brand: meta.brand }));
  sheet.heading(2, purposeName);
  sheet.space(4);
  drawNotice(sheet, t('consent.text'), text);
  drawFacts(
    sheet,
    [
      { label: t('consent.name'), value: name, style: styles.strong },
      { label: t('consent.givenAt'), value: formatTimestamp(givenAt, locale) },
      { label: t('consent.way'), value: way ? t(`consent.ways.${way}`) : '' },
      { label: t('consent.withdrawnAt'), value: withdrawnAt ? formatTimestamp(withdrawnAt, locale) : '' },
      { label: t('consent.version'), value: String(meta.version) },
    ],
    2,
  );
  drawFacts(sheet, [{ label: t('consent.hash'), value: sha256 }], 1);
  sheet.paragraph(t(withdrawnAt ? 'consent.ended' : 'consent.holds'));
  return sheet.finish();
};
