import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatTimestamp, type Locale } from '../../locales/format.ts';
import { withCountryCode } from '../../kernel/phone-words.ts';
import { textsFor } from '../../locales/texts.ts';
import type { DocumentMeta } from './document-frame.ts';
import { addressLines, fullName, type DoctorParty } from './document-parties.ts';

/** How a document is sealed after it was made; `ink` leaves room for a signature by hand. */
export type Seal = 'advanced' | 'qualified' | 'ink';

/** The doctor's letterhead, on the upper edge of the first page. */
export const drawLetterhead = (sheet: Sheet, doctor: DoctorParty, locale: Locale): void => {
  const t = textsFor(locale, 'documents');
  const name = doctor.practice ? [doctor.practice, `${fullName(doctor)}, ${doctor.profession}`] : [fullName(doctor), doctor.profession];
  const contact = [t('phone', { phone: withCountryCode(doctor.phone) }), ...(doctor.fax ? [t('fax', { fax: withCountryCode(doctor.fax) })] : []), doctor.email];
  sheet.paragraph(name[0] ?? '', styles.letterhead);
  sheet.y -= styles.letterhead.size * 0.4;
  sheet.paragraph(name[1] ?? '', styles.text);
  sheet.y -= styles.text.size * 0.4;
  sheet.paragraph([...addressLines(doctor, locale, doctor.country !== 'DE'), ...contact].join('  ·  '), styles.small);
  if (doctor.practiceHours) {
    sheet.y -= styles.small.size * 0.4;
    sheet.paragraph(t('practiceHours', { hours: doctor.practiceHours }), styles.small);
  }
  sheet.space(2);
  sheet.rule();
  sheet.space(8);
};

/** Name, profession and how the document is sealed. */
export const drawSignOff = (sheet: Sheet, doctor: DoctorParty, seal: Seal, meta: DocumentMeta, locale: Locale): void => {
  const t = textsFor(locale, 'documents');
  sheet.need(90);
  sheet.space(seal === 'ink' ? 44 : 6);
  sheet.paragraph(fullName(doctor), styles.strong);
  sheet.y -= styles.text.size * 0.5;
  sheet.paragraph(doctor.profession);
  sheet.paragraph(seal === 'ink' ? t('sealed.ink') : t(`sealed.${seal}`, { at: formatTimestamp(meta.createdAt, locale) }), styles.small);
};
