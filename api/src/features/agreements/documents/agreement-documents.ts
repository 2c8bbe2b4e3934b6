import { createHash } from 'node:crypto';
import { fixedPeriods } from '@blattwerk/contract/retention/fixed-periods';
import { retentionSettings } from '@blattwerk/contract/retention/settings';
import { settings } from '@blattwerk/contract/settings';
import { formatMoney, type Locale } from '../../../locales/format.ts';
import { fillText, type AgreementText } from './agreement-text.ts';
import { contract2De } from './contract-2.de.ts';
import { contract2En } from './contract-2.en.ts';
import { contractDe } from './contract.de.ts';
import { contractEn } from './contract.en.ts';
import { information2De } from './information-2.de.ts';
import { information2En } from './information-2.en.ts';
import { informationDe } from './information.de.ts';
import { informationEn } from './information.en.ts';
import { privacy2De } from './privacy-2.de.ts';
import { privacy2En } from './privacy-2.en.ts';
import { privacy3De } from './privacy-3.de.ts';
import { privacy3En } from './privacy-3.en.ts';
import { privacy4De } from './privacy-4.de.ts';
import { privacy4En } from './privacy-4.en.ts';
import { privacy5De } from './privacy-5.de.ts';
import { privacy5En } from './privacy-5.en.ts';
import { privacy6De } from './privacy-6.de.ts';
import { privacy6En } from './privacy-6.en.ts';
import { privacyDe } from './privacy.de.ts';
import { privacyEn } from './privacy.en.ts';
import { safety2De } from './safety-2.de.ts';
import { safety2En } from './safety-2.en.ts';
import { safetyDe } from './safety.de.ts';
import { safetyEn } from './safety.en.ts';
import { termsDe } from './terms.de.ts';
import { termsEn } from './terms.en.ts';

export const agreementDocuments = ['information', 'contract', 'privacy', 'terms', 'safety'] as const;
export type AgreementDocument = (typeof agreementDocuments)[number];

/**
 * Every version there ever was, the first one first: index 0 is version 1. A published version is never edited,
 * because signatures point to it; a change is a new entry, and the next request asks for a new signature.
 */
const versions: Record<AgreementDocument, ({ publishedOn: string } & Record<Locale, AgreementText>)[]> = {
  information: [
    { publishedOn: '2026-11-20', de: informationDe, en: informationEn },
    { publishedOn: '2026-11-24', de: information2De, en: information2En },
  ],
  contract: [
    { publishedOn: '2026-11-20', de: contractDe, en: contractEn },
    { publishedOn: '2026-11-24', de: contract2De, en: contract2En },
  ],
  privacy: [
    { publishedOn: '2026-11-20', de: privacyDe, en: privacyEn },
    { publishedOn: '2026-11-22', de: privacy2De, en: privacy2En },
    { publishedOn: '2026-11-22', de: privacy3De, en: privacy3En },
    { publishedOn: '2026-11-24', de: privacy4De, en: privacy4En },
    { publishedOn: '2026-11-24', de: privacy5De, en: privacy5En },
    { publishedOn: '2026-11-28', de: privacy6De, en: privacy6En },
  ],
  terms: [{ publishedOn: '2026-11-20', de: termsDe, en: termsEn }],
  safety: [
    { publishedOn: '2026-11-20', de: safetyDe, en: safetyEn },
    { publishedOn: '2026-11-28', de: safety2De, en: safety2En },
  ],
};

/** The settings of the periods: `retention.recordYears` stands in the texts as `{{recordYears}}`. */
export const periodSettings = Object.keys(retentionSettings) as (keyof typeof retentionSettings)[];
type PeriodName = (typeof periodSettings)[number] extends `retention.${infer Name}` ? Name : never;

/** What the settings of the periods hold, by the names that the texts use. */
export const periodsOf = (values: Record<(typeof periodSettings)[number], number>): Record<PeriodName, number> =>
  Object.fromEntries(periodSettings.map((key) => [key.replace('retention.', ''), values[key]])) as Record<PeriodName, number>;

/** The values of the settings that the texts name. Amounts in integer cents, gross. */
export interface AgreementValues {
  brand: string;
  depositCents: number;
  serviceFeeCents: number;
  consultationFeeCents: number;
  /** How long each class of data is kept, by the name of its setting. */
  periods: Record<PeriodName, number>;
}
const defaultValues: AgreementValues = {
  brand: settings['brand.name'].default,
  depositCents: settings['fees.depositCents'].default,
  serviceFeeCents: settings['fees.serviceCents'].default,
  consultationFeeCents: settings['fees.consultationCents'].default,
  periods: periodsOf(Object.fromEntries(periodSettings.map((key) => [key, settings[key].default])) as Record<(typeof periodSettings)[number], number>),
};

export const currentAgreementVersion = (document: AgreementDocument): number => versions[document].length;

/** Every published version with its day, the newest first. */
export const agreementVersions = (document: AgreementDocument): { version: number; publishedOn: string }[] =>
  versions[document].map(({ publishedOn }, index) => ({ version: index + 1, publishedOn })).reverse();

/** The text as people read it, values filled in. Throws for a version that does not exist. */
export const agreementText = (document: AgreementDocument, version: number, locale: Locale, values: AgreementValues = defaultValues): AgreementText => {
  const found = versions[document][version - 1];
  if (!found) throw new Error(`There is no version ${version} of ${document}`);
  const words: Record<string, string> = {
    brand: values.brand,
    deposit: formatMoney(values.depositCents, 'EUR', locale),
    serviceFee: formatMoney(values.serviceFeeCents, 'EUR', locale),
    consultationFee: formatMoney(values.consultationFeeCents, 'EUR', locale),
    ...Object.fromEntries(Object.entries({ ...fixedPeriods, ...values.periods }).map(([name, count]) => [name, String(count)])),
  };
  return fillText(found[locale], words);
};

/** SHA-256 (hex) of exactly what was shown: document, version, language and every paragraph in order. */
export const agreementHash = (document: AgreementDocument, version: number, locale: Locale, values: AgreementValues = defaultValues): string => {
  const { title, introduction, sections, declaration } = agreementText(document, version, locale, values);
  const canonical = JSON.stringify([
    document,
    version,
    locale,
    title,
    introduction,
    sections.map(({ heading, paragraphs }) => [heading, paragraphs]),
    declaration,
  ]);
  return createHash('sha256').update(canonical.normalize('NFC'), 'utf8').digest('hex');
};
