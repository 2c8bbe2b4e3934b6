import { icdCodes } from '@blattwerk/contract/treatments/icd-codes';
import { drawColumns, drawFacts } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { lineHeight, styles } from '../../adapters/pdf/text-layout.ts';
import { drawTable } from '../../adapters/pdf/table.ts';
import { withCountryCode } from '../../kernel/phone-words.ts';
import { formatDate, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, asBlock, fullName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { drawLetterhead, drawSignOff, type Seal } from './sign-off.ts';

export interface LetterPlanLine {
  product: string;
  /** What it has of THC and CBD, in words. */
  strength: string;
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
  /** The practice that the letter is for, line by line, and whom it is addressed to; null when the patient has named none. */
  recipient: { name: string | null; lines: string[] } | null;
  /** How doctor and patient were in contact, in words. */
  contact: string;
  diagnosis: string;
  /** What the patient suffers from, in words; the parts that are not known are left out. */
  symptoms?: { what: string; severity: string; duration: string } | null;
  history?: string | null;
  findings?: string | null;
  medication?: string | null;
  /** What is known to interact with cannabis of what the patient takes. */
  interactions?: { title: string; text: string }[];
  /** Of what nobody knows, because no list has it. */
  unchecked?: string[];
  /** How the last prescription worked. */
  course?: string | null;
  plan: LetterPlanLine[];
  assessment?: string | null;
  remoteJustification?: string | null;
  advice?: string | null;
  /** `YYYY-MM-DD`; null: as agreed. */
  nextCheckOn: string | null;
  seal: Seal;
  /** Of a corrected letter: when the one that it replaces was issued, and why it does. */
  corrects?: { issuedAt: Date; reason: string };
}

const drawPlan = (sheet: Sheet, plan: LetterPlanLine[], locale: Locale): void => {
  const t = textsFor(locale, 'documents');
  if (plan.length === 0) {
    sheet.heading(2, t('letter.plan'));
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
    plan.map(({ product, strength, quantity, singleDose, dailyDose, instructions }) => ({
      cells: [`${product}\n${strength}`, quantity, t('letter.doses', { single: singleDose, daily: dailyDose }), instructions],
    })),
    t('letter.plan'),
  );
};

const drawText = (sheet: Sheet, heading: string, text: string | null | undefined): void => {
  if (!text?.trim()) return;
  sheet.heading(2, heading);
  sheet.paragraph(text);
};

const drawSymptoms = (sheet: Sheet, { symptoms, history, locale }: MedicalLetterInput): void => {
  const t = textsFor(locale, 'documents');
  if (!symptoms && !history?.trim()) return;
  sheet.heading(2, t('letter.history'));
  if (symptoms)
    drawFacts(
      sheet,
      [
        { label: t('letter.symptoms'), value: symptoms.what },
        { label: t('letter.severity'), value: symptoms.severity },
        { label: t('letter.duration'), value: symptoms.duration },
      ],
      3,
    );
  if (history?.trim()) sheet.paragraph(history);
};

const drawInteractions = (sheet: Sheet, { interactions = [], unchecked = [], locale }: MedicalLetterInput): void => {
  const t = textsFor(locale, 'documents');
  if (interactions.length === 0 && unchecked.length === 0) return;
  sheet.heading(2, t('letter.interactions'));
  for (const { title, text } of interactions) {
    sheet.need(3 * lineHeight(styles.text));
    sheet.paragraph(title, styles.strong);
    sheet.y -= styles.text.size * 0.4;
    sheet.paragraph(text);
  }
  if (unchecked.length > 0) sheet.paragraph(t('letter.unchecked', { names: unchecked.join(', ') }));
};

const drawHead = (sheet: Sheet, input: MedicalLetterInput): void => {
  const { locale, doctor, patient } = input;
  const t = textsFor(locale, 'documents');
  drawLetterhead(sheet, doctor, locale);
  sheet.heading(1, t('letter.title'));
  const [practice = t('letter.noRecipient'), ...address] = input.recipient?.lines ?? [];
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
  if (input.corrects) {
    sheet.paragraph(t('letter.replaces', { date: formatDate(input.corrects.issuedAt, locale) }), styles.strong);
    sheet.paragraph(t('letter.correctionReason', { text: input.corrects.reason }));
  }
  sheet.rule();
};

/** What the next check, the closing and the sealed name take together: they stand on one page. */
const closingHeight = 215;

const drawClosing = (sheet: Sheet, { locale, doctor, seal, meta, nextCheckOn }: MedicalLetterInput): void => {
  const t = textsFor(locale, 'documents');
  sheet.need(closingHeight);
  drawText(sheet, t('letter.nextCheck'), nextCheckOn ? formatDate(nextCheckOn, locale) : t('letter.asAgreed'));
  sheet.paragraph(t('letter.questions', { phone: withCountryCode(doctor.phone) }));
  sheet.space(8);
  sheet.paragraph(t('letter.closing'));
  drawSignOff(sheet, doctor, seal, meta, locale);
  sheet.paragraph(t('letter.confidential'), styles.small);
};

/**
 * The doctor's letter about a treatment, in the patient's language.
 * @throws DocumentIncompleteError without a diagnosis, a doctor or a patient
 */
export const renderMedicalLetter = async (input: MedicalLetterInput): Promise<Buffer> => {
  const { locale, doctor, patient, diagnosis } = input;
  requireFields({
    diagnosis,
    'doctor.lastName': doctor.lastName,
    'doctor.profession': doctor.profession,
    'patient.lastName': patient.lastName,
    'patient.dob': patient.dob,
  });
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta: input.meta, locale, title: `${t('letter.title')} ${input.treatmentNumber}`, input });
  drawHead(sheet, input);
  sheet.paragraph(input.recipient?.name ? t('letter.salutationNamed', { name: input.recipient.name }) : t('letter.salutation'));
  sheet.paragraph(t('letter.opening', { name: fullName(patient), dob: formatDate(patient.dob, locale) }));
  drawText(sheet, t('letter.diagnosis'), diagnosis);
  const codes = icdCodes(diagnosis);
  if (codes.length > 0) sheet.paragraph(`ICD-10-GM: ${codes.join(', ')}`, styles.small);
  drawSymptoms(sheet, input);
  drawText(sheet, t('letter.findings'), input.findings);
  drawText(sheet, t('letter.medication'), input.medication);
  drawInteractions(sheet, input);
  drawText(sheet, t('letter.course'), input.course);
  drawPlan(sheet, input.plan, locale);
  drawText(sheet, t('letter.assessment'), input.assessment);
  drawText(sheet, t('letter.remote'), input.remoteJustification);
  drawText(sheet, t('letter.advice'), input.advice);
  drawClosing(sheet, input);
  return sheet.finish();
};
