import { drawColumns, drawFacts } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { drawTable } from '../../adapters/pdf/table.ts';
import { formatDate, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, asBlock, fullName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { drawLetterhead, drawSignOff, type Seal } from './sign-off.ts';

export interface LetterPlanLine {
  product: string;
  /** With its unit, e.g. `10 g`. */
  quantity: string;
  singleDose: string;
  dailyDose: string;
  instructions: string;
}

export interface MedicalLetterInput {
  meta: DocumentMeta;
  locale: Locale;
  /** Number of the treatment request. */
  treatmentNumber: string;
  issuedAt: Date;
  doctor: DoctorParty;
  patient: PatientParty;
  /** The practice that the letter is for, line by line; null when the patient has named none. */
  recipient: string[] | null;
  /** How doctor and patient were in contact, in words. */
  contact: string;
  diagnosis: string;
  history?: string | null;
  findings?: string | null;
  medication?: string | null;
  plan: LetterPlanLine[];
  assessment?: string | null;
  remoteJustification?: string | null;
  advice?: string | null;
  seal: Seal;
}

const drawPlan = (sheet: Sheet, plan: LetterPlanLine[], locale: Locale): void => {
  const t = textsFor(locale, 'documents');
  sheet.heading(2, t('letter.plan'));
  if (plan.length === 0) {
    sheet.paragraph(t('letter.noPlan'));
    return;
  }
  drawTable(
    sheet,
    [
      { heading: t('letter.product'), share: 30 },
      { heading: t('letter.quantity'), share: 10 },
      { heading: t('letter.dose'), share: 22 },
      { heading: t('letter.instructions'), share: 38 },
    ],
    plan.map(({ product, quantity, singleDose, dailyDose, instructions }) => ({
      cells: [product, quantity, t('letter.doses', { single: singleDose, daily: dailyDose }), instructions],
    })),
  );
};

const drawText = (sheet: Sheet, heading: string, text: string | null | undefined): void => {
  if (!text?.trim()) return;
  sheet.heading(2, heading);
  sheet.paragraph(text);
};

/**
 * The doctor's letter about a treatment, in the patient's language.
 * @throws DocumentIncompleteError without a diagnosis, a doctor or a patient
 */
export const renderMedicalLetter = async (input: MedicalLetterInput): Promise<Buffer> => {
  const { locale, doctor, patient } = input;
  requireFields({
    diagnosis: input.diagnosis,
    'doctor.lastName': doctor.lastName,
    'doctor.profession': doctor.profession,
    'patient.lastName': patient.lastName,
    'patient.dob': patient.dob,
  });
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta: input.meta, locale, title: `${t('letter.title')} ${input.treatmentNumber}`, input });
  drawLetterhead(sheet, doctor, locale);
  sheet.heading(1, t('letter.title'));
  const [practice = t('letter.noRecipient'), ...address] = input.recipient ?? [];
  drawColumns(sheet, [
    asBlock(t('letter.recipient'), practice, address),
    asBlock(t('letter.patient'), fullName(patient), [
      t('born', { date: formatDate(patient.dob, locale) }),
      ...addressLines(patient, locale, patient.country !== 'DE'),
    ]),
  ]);
  drawFacts(
    sheet,
    [
      { label: t('letter.date'), value: formatDate(input.issuedAt, locale) },
      { label: t('letter.treatment'), value: input.treatmentNumber },
      { label: t('letter.contact'), value: input.contact },
    ],
    3,
  );
  sheet.rule();
  sheet.paragraph(t('letter.salutation'));
  sheet.paragraph(t('letter.opening', { name: fullName(patient), dob: formatDate(patient.dob, locale) }));
  drawText(sheet, t('letter.diagnosis'), input.diagnosis);
  drawText(sheet, t('letter.history'), input.history);
  drawText(sheet, t('letter.findings'), input.findings);
  drawText(sheet, t('letter.medication'), input.medication);
  drawPlan(sheet, input.plan, locale);
  drawText(sheet, t('letter.assessment'), input.assessment);
  drawText(sheet, t('letter.remote'), input.remoteJustification);
  drawText(sheet, t('letter.advice'), input.advice);
  sheet.space(10);
  sheet.need(130);
  sheet.paragraph(t('letter.closing'));
  drawSignOff(sheet, doctor, input.seal, input.meta, locale);
  sheet.paragraph(t('letter.confidential'), styles.small);
  return sheet.finish();
};
