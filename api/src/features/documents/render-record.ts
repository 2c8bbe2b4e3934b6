import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { renderAnswers } from '@blattwerk/contract/health-states/render-answers';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { drawFacts } from '../../adapters/pdf/blocks.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatDate, formatTimestamp, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { countryName } from './document-parties.ts';
import { drawAccount } from './record-account.ts';
import { drawPrescriptions, drawTreatments } from './record-care.ts';
import { drawAttestations } from './record-attestations.ts';
import { drawDiary } from './record-diary.ts';
import { drawMarket } from './record-market.ts';
import type { RecordSheet } from './record-sheet.ts';

export interface RecordInput {
  data: ExportedData;
  locale: Locale;
  meta: DocumentMeta;
}

const drawPerson = ({ sheet, data: { person }, locale, t, day }: RecordSheet): void => {
  sheet.heading(1, t('record.person'));
  const { street, houseNum, zipCode, city, country } = person;
  drawFacts(
    sheet,
    [
      { label: t('record.name'), value: [person.title, person.firstName, person.lastName].filter(Boolean).join(' ') },
      { label: t('record.dob'), value: day(person.dob) },
      { label: t('record.email'), value: person.email },
      { label: t('record.phone'), value: person.phone ?? '' },
      {
        label: t('record.address'),
        value: [`${street ?? ''} ${houseNum ?? ''}`.trim(), `${zipCode ?? ''} ${city ?? ''}`.trim(), country && countryName(country, locale)]
          .filter(Boolean)
          .join(', '),
      },
      { label: t('record.since'), value: day(person.createdAt) },
    ],
    2,
  );
};

/** Each questionnaire in the words of its own version, as the patient checked it and the doctor read it. */
const drawQuestionnaires = ({ sheet, data, t, day }: RecordSheet, locale: Locale): void => {
  sheet.heading(1, t('record.questionnaires'));
  if (data.questionnaires.length === 0) sheet.paragraph(t('record.none'));
  for (const { version, definition, completedAt, updatedAt, answers, products } of data.questionnaires) {
    sheet.heading(2, t('record.questionnaire', { version: String(version), date: day(completedAt ?? updatedAt) }));
    const questions = data.questionnaireDefinitions.find((one) => one.version === definition);
    if (!questions) continue;
    const sections = renderAnswers(questions, answers as HealthAnswers, locale, new Map(products.map((one) => [one.id, one])));
    for (const { title, rows } of sections) {
      sheet.paragraph(title, styles.strong);
      const items = rows.map(({ label, lines }) => ({ label, value: lines.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)).join('\n') }));
      drawFacts(sheet, items, 1);
    }
  }
};

/** Everything that is stored about one person, to read: the record with the doctor's notes, and the account around it. */
export const renderRecord = async ({ data, locale, meta }: RecordInput): Promise<Buffer> => {
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta, locale, title: t('record.title'), input: data });
  const record: RecordSheet = {
    sheet,
    data,
    locale,
    t,
    day: (at) => (at === null ? '' : formatDate(at.length === 10 ? at : new Date(at), locale)),
    moment: (at) => (at === null ? '' : formatTimestamp(new Date(at), locale)),
    word: (kind, value) => {
      const key = `record.word.${kind}`;
      const words: unknown = t(key, { returnObjects: true });
      return typeof words === 'object' && words !== null && Object.hasOwn(words, value) ? String((words as Record<string, string>)[value]) : value;
    },
  };
  sheet.paragraph(meta.brand, styles.letterhead);
  sheet.rule();
  sheet.heading(1, t('record.title'));
  sheet.paragraph(t('record.intro', { brand: meta.brand, date: formatDate(meta.createdAt, locale) }));
  drawPerson(record);
  drawQuestionnaires(record, locale);
  drawTreatments(record);
  drawPrescriptions(record);
  drawAttestations(record);
  drawDiary(record);
  drawMarket(record);
  drawAccount(record);
  return sheet.finish();
};
