import { drawFacts, type Fact } from '../../adapters/pdf/blocks.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatDose, formatNumber } from '../../locales/format.ts';
import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { RecordSheet } from './record-sheet.ts';

const nameIn = (list: { id: string; name: string }[], id: string | null): string => list.find((one) => one.id === id)?.name ?? '';

const wishText = ({ word, locale }: RecordSheet, { name, wish }: ExportedData['treatments'][number]['products'][number]): string => {
  if (name !== null || !wish) return name ?? '';
  const { strainName, amount, genetics } = wish;
  return [strainName, amount ? formatNumber(amount, locale) : '', genetics ? word('genetics', genetics) : ''].filter(Boolean).join(', ');
};

/** How the prescription before worked, as the patient said at this request. */
const followUpText = (
  { t, word, locale }: RecordSheet,
  followUp: Pick<ExportedData['followUpDrafts'][number], 'effect' | 'sideEffects' | 'remainingAmount'> | null,
): string => {
  if (!followUp) return '';
  const { effect, sideEffects, remainingAmount } = followUp;
  const left = remainingAmount === null ? [] : [t('record.followUpLeft', { amount: formatNumber(remainingAmount, locale) })];
  return [...(effect === null ? [] : [t('record.followUpEffect', { effect })]), ...sideEffects.map((one) => word('sideEffect', one)), ...left].join(', ');
};

/** What was written, then what a form asks and what was answered to it. */
const linesOf = ({ t, locale }: RecordSheet, { text, form, answers }: ExportedData['treatments'][number]['messages'][number]): string[] => {
  const said = (value: boolean | number | string): string => {
    if (typeof value === 'boolean') return t(`record.said.${value}`);
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  };
  const asked = (form ?? []).map(({ label }) => label);
  const answered = (answers ?? []).map(({ label, value, unit }) => `${label} ${said(value)}${unit === null ? '' : ` ${unit}`}`);
  return [text, ...asked, ...answered].filter((line) => line !== '');
};

/** A follow-up that is not requested yet, as far as it was entered. */
const drawFollowUpDrafts = (record: RecordSheet): void => {
  const { sheet, data, t, moment } = record;
  for (const draft of data.followUpDrafts) {
    sheet.heading(2, t('record.followUpDraft', { at: moment(draft.savedAt) }));
    drawFacts(
      sheet,
      [
        { label: t('record.wishes'), value: draft.products.join('\n') },
        { label: t('record.followUp'), value: followUpText(record, draft) },
      ],
      1,
    );
  }
};

const drawLetterCorrections = ({ sheet, t, day }: RecordSheet, { letterCorrections }: ExportedData['treatments'][number]): void => {
  for (const { version, issuedAt, reason, diagnosis, remoteJustification, letter, nextCheckOn } of letterCorrections) {
    sheet.paragraph(t('record.letterVersion', { version: String(version), date: day(issuedAt) }), styles.strong);
    const texts: Fact[] = [
      { label: t('record.reason'), value: reason },
      { label: t('record.diagnosis'), value: diagnosis },
      { label: t('record.remote'), value: remoteJustification },
      { label: t('record.letter'), value: letter ?? '' },
      { label: t('letter.nextCheck'), value: nextCheckOn ? day(nextCheckOn) : '' },
    ];
    drawFacts(sheet, texts, 1);
  }
};

export const drawTreatments = (record: RecordSheet): void => {
  const { sheet, data, t, day, moment, word } = record;
  sheet.heading(1, t('record.treatments'));
  if (data.treatments.length === 0) sheet.paragraph(t('record.none'));
  for (const treatment of data.treatments) {
    sheet.heading(2, t('record.treatment', { number: treatment.number }));
    const facts: Fact[] = [
      { label: t('record.status'), value: word('treatment', treatment.status) },
      { label: t('record.submitted'), value: day(treatment.submittedAt) },
      { label: t('record.decided'), value: day(treatment.decidedAt) },
      { label: t('record.doctor'), value: nameIn(data.doctors, treatment.doctorId) },
    ];
    drawFacts(sheet, facts, 2);
    const texts: Fact[] = [
      { label: t('record.wishes'), value: treatment.products.map((one) => wishText(record, one)).join('\n') },
      { label: t('record.followUp'), value: followUpText(record, treatment.followUp) },
      { label: t('record.diagnosis'), value: treatment.diagnosis ?? '' },
      { label: t('record.remote'), value: treatment.remoteJustification ?? '' },
      { label: t('record.letter'), value: treatment.letter ?? '' },
      { label: t('letter.nextCheck'), value: treatment.nextCheckOn ? day(treatment.nextCheckOn) : '' },
      { label: t('record.diagnosisOnInvoice'), value: treatment.isDiagnosisOnInvoice ? t('record.said.true') : '' },
      { label: t('record.overrides'), value: treatment.overrides.map(({ reason }) => reason).join('\n') },
      { label: t('record.decline'), value: treatment.declineText ?? '' },
    ];
    drawFacts(sheet, texts, 1);
    drawLetterCorrections(record, treatment);
    if (treatment.messages.length > 0) sheet.paragraph(t('record.conversation'), styles.strong);
    for (const message of treatment.messages) {
      sheet.paragraph(`${t(`record.${message.kind}`)}, ${moment(message.at)}`, styles.label);
      for (const line of linesOf(record, message)) sheet.paragraph(line);
    }
  }
  drawFollowUpDrafts(record);
};

/** What was asked about one prescription, and the answer once it has left. */
const drawQuestions = ({ sheet, data, t, moment, word }: RecordSheet, { id }: ExportedData['prescriptions'][number]): void => {
  const questions = data.pharmacyQuestions.filter(({ prescriptionId }) => prescriptionId === id);
  if (questions.length > 0) sheet.paragraph(t('record.pharmacyQuestions'), styles.strong);
  for (const one of questions) {
    const who = one.askedBy === 'pharmacy' ? nameIn(data.pharmacies, one.pharmacyId) || word('who', 'pharmacy') : t('record.person');
    sheet.paragraph(`${who}, ${moment(one.askedAt)}: ${word('questionType', one.type)}`, styles.label);
    if (one.text) sheet.paragraph(one.text);
    if (!one.answerAction) sheet.paragraph(word('questionStatus', one.status));
    else {
      sheet.paragraph(`${nameIn(data.doctors, one.answeredById)}, ${moment(one.answeredAt)}: ${word('answerAction', one.answerAction)}`, styles.label);
      for (const line of [one.answerText, ...one.answerOverrides.map(({ reason }) => reason)]) if (line) sheet.paragraph(line);
    }
  }
};

export const drawPrescriptions = (record: RecordSheet): void => {
  const { sheet, data, locale, t, day, word } = record;
  sheet.heading(1, t('record.prescriptions'));
  if (data.prescriptions.length === 0) sheet.paragraph(t('record.none'));
  for (const one of data.prescriptions) {
    sheet.heading(2, t('record.prescription', { number: one.number }));
    drawFacts(
      sheet,
      [
        { label: t('record.product'), value: `${one.productName} (PZN ${one.pzn})` },
        { label: t('record.quantity'), value: `${formatNumber(one.quantity, locale)} ${word('unit', one.unit)}, ${one.form}` },
        { label: t('record.dose'), value: t('record.doses', { single: formatDose(one.singleDose, locale), daily: formatDose(one.dailyDose, locale) }) },
        { label: t('record.instructions'), value: one.instructions },
        ...(one.repeat
          ? [{ label: t('record.repeat'), value: t('record.repeats', { times: String(one.repeat.times), days: String(one.repeat.everyDays) }) }]
          : []),
        { label: t('record.status'), value: word('prescription', one.status) },
        { label: t('record.issued'), value: day(one.issuedAt) },
        { label: t('record.validUntil'), value: day(one.validUntil) },
        { label: t('record.doctor'), value: nameIn(data.doctors, one.doctorId) },
        { label: t('record.pharmacy'), value: nameIn(data.pharmacies, one.pharmacyId) },
        { label: t('record.returnText'), value: one.returnText ?? '' },
        { label: t('record.revokeText'), value: one.revokeText ?? '' },
      ],
      2,
    );
    drawQuestions(record, one);
  }
};
