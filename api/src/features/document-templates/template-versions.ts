import { templateLocales, type TemplateKind } from '@blattwerk/contract/document-templates/shapes';
import type { Locale } from '@blattwerk/contract/errors';

interface TemplateVersion {
  version: number;
  /** `YYYY-MM-DD` */
  since: string;
  note: Record<'de' | 'en', string>;
}

const first = (since: string): TemplateVersion => ({ version: 1, since, note: { de: 'Erste Fassung', en: 'First version' } });

/** Agreements have versions of their own, with the text that is signed (`features/agreements`). */
export type OwnTemplate = Exclude<TemplateKind, 'information' | 'contract'>;

export const isOwnTemplate = (kind: TemplateKind): kind is OwnTemplate => kind !== 'information' && kind !== 'contract';

/** In German for every reader, or in several languages on one sheet. */
const inOneLanguage: ReadonlySet<TemplateKind> = new Set(['prescription', 'prescription-copy', 'travel-certificate', 'tan-sheet']);

export const localesOf = (kind: TemplateKind): Locale[] => templateLocales.filter((locale) => locale === 'de' || !inOneLanguage.has(kind));

/** The templates of documents by version, the newest last. A test compares how the newest is drawn with `template-drawings.json`. */
export const templateVersions: Record<OwnTemplate, readonly TemplateVersion[]> = {
  prescription: [
    first('2026-11-20'),
    {
      version: 2,
      since: '2026-11-24',
      note: { de: 'Briefkopf, Strichcode der PZN, Feld für die Apotheke', en: 'Letterhead, barcode of the PZN, box for the pharmacy' },
    },
    { version: 3, since: '2026-11-24', note: { de: 'Wiederholungen', en: 'Repeats' } },
  ],
  'prescription-copy': [
    first('2026-11-20'),
    { version: 2, since: '2026-11-24', note: { de: 'Wasserzeichen hinter dem Text', en: 'Watermark behind the text' } },
  ],
  'medical-letter': [
    first('2026-11-20'),
    {
      version: 2,
      since: '2026-11-24',
      note: {
        de: 'Anrede mit Namen, Stärke und Dauer, Verlauf, Wechselwirkungen, THC und CBD, ICD-10-GM, nächste Kontrolle',
        en: 'Salutation by name, severity and duration, course, interactions, THC and CBD, ICD-10-GM, next check',
      },
    },
    { version: 3, since: '2026-11-24', note: { de: 'Korrigierte Fassung mit Grund', en: 'Corrected version with its reason' } },
  ],
  invoice: [
    first('2026-11-20'),
    { version: 2, since: '2026-11-24', note: { de: 'E-Rechnung (ZUGFeRD), Posten nach Leistung', en: 'E-invoice (ZUGFeRD), items by service' } },
    { version: 3, since: '2026-11-24', note: { de: 'Stornorechnung und Rechnungskorrektur', en: 'Cancellation invoice and invoice correction' } },
    { version: 4, since: '2026-11-24', note: { de: 'Diagnose auf Wunsch', en: 'Diagnosis on request' } },
  ],
  'patient-card': [first('2026-11-24')],
  'travel-certificate': [first('2026-11-24')],
  'consent-receipt': [first('2026-11-24'), { version: 2, since: '2026-11-24', note: { de: 'Siegel und Prüfcode', en: 'Seal and check code' } }],
  'consent-withdrawal': [first('2026-11-24')],
  'tan-sheet': [first('2026-11-20')],
  'deletion-proof': [
    first('2026-11-24'),
    { version: 2, since: '2026-11-24', note: { de: 'Mitteilungen im Konto bei den E-Mails', en: 'Notices in the account beside the emails' } },
    { version: 3, since: '2026-11-28', note: { de: 'Zugänge von Vertrauenspersonen', en: 'Access of trusted persons' } },
  ],
};
