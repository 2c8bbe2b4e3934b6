import type { Operator } from '@blattwerk/contract/operator';
import type { Locale } from '../../../locales/format.ts';
import { fillText, type AgreementText } from './agreement-text.ts';
import { imprintDe, noProviderDe } from './imprint.de.ts';
import { imprintEn, noProviderEn } from './imprint.en.ts';

/** What the legal notice says of the operator. */
type Shown = Pick<Operator, 'name' | 'imprint' | 'helpEmail' | 'helpPhoneInGroups'>;
type Words = Record<Locale, { text: AgreementText; noProvider: string }>;

/** Our words around the operator's details, the first ones first. A published entry is never edited; a change is a new one with its day. */
const versions: ({ publishedOn: string } & Words)[] = [
  { publishedOn: '2026-11-28', de: { text: imprintDe, noProvider: noProviderDe }, en: { text: imprintEn, noProvider: noProviderEn } },
];

export interface ImprintVersion {
  version: number;
  publishedOn: string;
  /** The moment whose settings stand in it; none while the operator has given no details. */
  at: Date | undefined;
}

/**
 * Every version of the legal notice, the first one first: each day on which the operator's details changed, and from the first of those on each day with
 * other words. The text from before the operator gave details is a version only as long as there is no other.
 */
export const imprintVersions = (changes: readonly { day: string; at: Date }[], worded = versions.map(({ publishedOn }) => publishedOn)): ImprintVersion[] => {
  const [first] = changes;
  const reworded = first ? worded.slice(1).filter((day) => day >= first.day) : worded.slice(-1);
  const days = [...new Set([...changes.map(({ day }) => day), ...reworded])].toSorted();
  return days.map((day, index) => ({ version: index + 1, publishedOn: day, at: changes.findLast((change) => change.day <= day)?.at }));
};

/** The legal notice in the words of its day, filled with the operator's details. */
export const imprintText = (publishedOn: string, locale: Locale, { name, imprint, helpEmail, helpPhoneInGroups }: Shown): AgreementText => {
  const words = versions.findLast((version) => version.publishedOn <= publishedOn) ?? versions[0];
  if (!words) throw new Error('The legal notice has no words');
  const { text, noProvider } = words[locale];
  const provider = imprint || noProvider.replaceAll('{{brand}}', name);
  return fillText(text, { brand: name, provider, helpEmail, helpPhone: helpPhoneInGroups });
};
