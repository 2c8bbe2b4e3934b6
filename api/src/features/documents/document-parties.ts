import type { BlockText } from '../../adapters/pdf/blocks.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';

export interface PostalAddress {
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}
export interface PersonName {
  title: string | null;
  firstName: string;
  lastName: string;
}
export interface DoctorParty extends PersonName, PostalAddress {
  /** Professional title, e.g. `Fachärztin für Allgemeinmedizin`. */
  profession: string;
  practice?: string | null;
  /** When the practice can be reached, in the doctor's words. */
  practiceHours?: string | null;
  /** With the international prefix. */
  phone: string;
  fax?: string | null;
  email: string;
  /** Authority and number of the licence; shown on prescriptions for use from another EU state. */
  licence?: string | null;
}
export interface PatientParty extends PersonName, PostalAddress {
  /** `YYYY-MM-DD` */
  dob: string;
}

/** A document was asked for without something that it must contain; the fields are those of its input. */
export class DocumentIncompleteError extends Error {
  override readonly name = 'DocumentIncompleteError';
  readonly fields: string[];
  constructor(fields: string[]) {
    super(`The document lacks ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/** Throws DocumentIncompleteError for every value that is missing or blank. */
export const requireFields = (values: Record<string, string | number | null | undefined>): void => {
  const missing = Object.entries(values)
    .filter(([, value]) => value === null || value === undefined || String(value).trim() === '')
    .map(([field]) => field);
  if (missing.length > 0) throw new DocumentIncompleteError(missing);
};

export const fullName = ({ title, firstName, lastName }: PersonName): string => [title, firstName, lastName].filter((part) => part?.trim()).join(' ');

/** Names of states are written out in German or English. */
export const countryName = (country: string, locale: 'de' | 'en'): string =>
  new Intl.DisplayNames([locale === 'de' ? 'de-DE' : 'en-GB'], { type: 'region' }).of(country) ?? country;

/** Street and town; the state only when asked for. */
export const addressLines = (address: PostalAddress, locale: 'de' | 'en', withCountry: boolean): string[] => [
  `${address.street} ${address.houseNum}`.trim(),
  `${address.zipCode} ${address.city}`.trim(),
  ...(withCountry ? [countryName(address.country, locale)] : []),
];

export const asBlock = (heading: string, strong: string, lines: string[]): BlockText[] => [
  { text: heading, style: styles.label },
  { text: strong, style: styles.strong },
  ...lines.map((text): BlockText => ({ text })),
];
