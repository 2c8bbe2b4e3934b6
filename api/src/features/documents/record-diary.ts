import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatNumber } from '../../locales/format.ts';
import type { RecordSheet } from './record-sheet.ts';

/** Every version of every entry of the therapy diary: what was corrected is part of the copy. */
export const drawDiary = ({ sheet, data, locale, t, day, moment, word }: RecordSheet): void => {
  if (data.diary.length === 0) return;
  sheet.heading(1, t('record.diary'));
  for (const entry of data.diary) {
    const version = entry.version > 1 ? `, ${t('record.diaryVersion', { version: entry.version })}, ${moment(entry.writtenAt)}` : '';
    sheet.paragraph(`${day(entry.on)}${version}`, styles.label);
    const dose = [`${formatNumber(entry.dose, locale)} ${word('unit', entry.unit)}`, entry.medicine].filter(Boolean).join(' ');
    const parts = [t('record.diaryEntry', { dose, effect: entry.effect }), ...entry.sideEffects.map((one) => word('sideEffect', one))];
    sheet.paragraph([parts.join(', '), entry.note].filter(Boolean).join('. '));
  }
};
