import type { Knex } from 'knex';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import { doseWords, type Dose } from '@blattwerk/contract/prescriptions/dose';
import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import { canary } from '../canaries.ts';
import { buildHealthState, buildSignatures, type HealthStateRow } from '../factories/health-states.ts';
import { buildPrescription, type PrescriptionRow } from '../factories/prescriptions.ts';
import { buildTreatment, type TreatmentRow } from '../factories/treatments.ts';
import { stableId } from '../stable-ids.ts';
import { diagnosisOf, makeAnswers, wordOf } from './make-answers.ts';
import type { Chance } from './random.ts';

const hour = 3_600_000;

/** Whom the demo's requests are about, and what they ask for. */
export interface Care {
  trx: Knex;
  now: Date;
  chance: Chance;
  patient: { id: string; firstName: string; lastName: string; bornOn: string; locale: 'de' | 'en' };
  /** Products that the pharmacy has in stock. */
  products: readonly { id: string; category: string }[];
}

/** The instant `days` before `now`, at most a few hours off. */
export const ago = ({ now, chance }: Pick<Care, 'now' | 'chance'>, days: number): Date =>
  new Date(now.getTime() - days * 24 * hour - chance.int(0, 90) * 60_000);

/** The next business day at the same time; holidays aside. */
const dueAfter = (submittedAt: Date): Date => {
  const weekday = submittedAt.getUTCDay();
  const days = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  return new Date(submittedAt.getTime() + days * 24 * hour);
};

export const giveAnswers = (care: Care, completedAt: Date, round = 1): Promise<HealthStateRow> =>
  buildHealthState(care.trx, {
    id: stableId('health-state', `${care.patient.id} ${round}`),
    patientId: care.patient.id,
    definition: definitions.length,
    answers: makeAnswers(
      care.patient.id,
      care.products.map((product) => product.id),
      care.chance,
      round,
    ),
    completedAt,
  });

export const sign = (care: Care, signedAt: Date): Promise<unknown> =>
  buildSignatures(care.trx, { patientId: care.patient.id, name: `${care.patient.firstName} ${care.patient.lastName}`, locale: care.patient.locale, signedAt });

export interface RequestInput {
  status: TreatmentStatus;
  /** Days since the request was sent. */
  days: number;
  doctorId?: string;
  round?: number;
  overrides?: Partial<TreatmentRow>;
}

const decisionTexts = (patientId: string, round: number): Partial<TreatmentRow> => ({
  diagnosis: `${diagnosisOf(patientId)}, Vorbefund ${wordOf(patientId, 'diagnosis', round)}`,
  remoteJustification: `Angaben vollständig und schlüssig, Vorbehandlung belegt durch Praxis ${wordOf(patientId, 'remoteJustification', round)}; eine körperliche Untersuchung ist derzeit nicht nötig.`,
  letter: `Die Behandlung beginnt in niedriger Dosis und wird nach vier Wochen überprüft. Mitbehandelnd: Praxis ${wordOf(patientId, 'letter', round)}.`,
});

/** How the prescription before worked, in a request that is a follow-up. */
const tellOfLast = async ({ trx }: Care, { id: treatmentId, createdAt }: TreatmentRow): Promise<void> => {
  const sideEffects = ['dry_mouth'];
  await trx('follow_ups').insert({ treatmentId, effect: 7, sideEffects, remainingAmount: 1.5, createdAt, updatedAt: createdAt });
};

/** A request with questionnaire, signatures, wished products and deposit; decided ones took a few hours. */
export const makeRequest = async (care: Care, { status, days, doctorId, round = 1, overrides = {} }: RequestInput): Promise<TreatmentRow> => {
  const { trx, patient, products } = care;
  const submittedAt = ago(care, days);
  const before = (hours: number): Date => new Date(submittedAt.getTime() - hours * hour);
  const state = await giveAnswers(care, before(2), round);
  if (round === 1) await sign(care, before(1));
  const decidedAt = new Date(Math.min(submittedAt.getTime() + care.chance.int(2, 20) * hour, care.now.getTime() - hour / 2));
  const isSent = status !== 'draft' && status !== 'awaiting-payment' && status !== 'expired';
  const isDecided = status === 'approved' || status === 'declined';
  const treatment = await buildTreatment(trx, {
    id: stableId('treatment', `${patient.id} ${round}`),
    patientId: patient.id,
    healthStateId: state.id,
    status,
    doctorId,
    createdAt: before(0.5),
    updatedAt: isDecided ? decidedAt : submittedAt,
    submittedAt: isSent ? submittedAt : null,
    dueAt: isSent ? dueAfter(submittedAt) : null,
    ...(isDecided ? { decidedAt, contactAt: decidedAt } : {}),
    ...(status === 'approved' ? decisionTexts(patient.id, round) : {}),
    ...(status === 'cancelled' ? { cancelledAt: new Date(submittedAt.getTime() + hour) } : {}),
    ...overrides,
  });
  const wishes = products.map((product, index) => ({ treatmentId: treatment.id, position: index + 1, productId: product.id }));
  if (wishes.length > 0) await trx('treatment_products').insert(wishes);
  if (round > 1) await tellOfLast(care, treatment);
  return treatment;
};

interface PrescribedForm {
  form: string;
  dose: Dose;
  instructions: string;
}

const flower: PrescribedForm = {
  form: 'Cannabisblüten, unzerkleinert',
  dose: { kind: 'schedule', unit: 'g', times: { evening: 0.1, night: 0.2 } },
  instructions: 'Mit dem Verdampfer bei 180 °C inhalieren, abends beginnen',
};
const forms: Readonly<Record<string, PrescribedForm>> = {
  flower,
  extract: {
    form: 'Ölige Lösung zum Einnehmen',
    dose: {
      kind: 'titration',
      unit: 'ml',
      steps: [
        { days: 7, amount: 0.1, perDay: 2 },
        { days: 21, amount: 0.2, perDay: 3 },
      ],
    },
    instructions: 'Mit der Dosierpipette nach dem Essen einnehmen',
  },
  vape: {
    form: 'Kartusche zur Inhalation',
    dose: { kind: 'as-needed', unit: 'puff', amount: 1, perDay: 4 },
    instructions: 'Mindestens 15 Minuten Abstand zwischen zwei Zügen',
  },
};

/** How many of the steps sent, received, ready and dispensed lie behind a prescription of each status. */
const stepsBehind: Record<PrescriptionStatus, number> = {
  issued: 0,
  'passing-on': 0,
  sent: 1,
  replaced: 1,
  revoked: 1,
  received: 2,
  'in-preparation': 2,
  returned: 2,
  ready: 3,
  'partly-dispensed': 3,
  dispensed: 4,
  expired: 0,
};

/** One prescription a wished product, each step of its way an hour or more after the one before. */
export const prescribe = async (
  care: Care,
  treatment: TreatmentRow,
  status: PrescriptionStatus,
  pharmacyId: string | null,
  again: { repeat: Repeat } | undefined = undefined,
): Promise<PrescriptionRow[]> => {
  const issuedAt = treatment.decidedAt ?? care.now;
  const span = Math.max(care.now.getTime() - issuedAt.getTime(), hour / 2);
  const step = (n: number): Date => new Date(issuedAt.getTime() + Math.min(n * 5 * hour, (span * n) / 5));
  const reached = stepsBehind[status];
  const at = (n: number): Date | null => (reached >= n ? step(n) : null);
  const prescriptions: PrescriptionRow[] = [];
  for (const [index, product] of care.products.entries()) {
    const { form, dose, instructions } = forms[product.category] ?? flower;
    const key = `${treatment.id} ${index}`;
    const prescription = await buildPrescription(care.trx, {
      id: stableId('prescription', key),
      treatmentId: treatment.id,
      productId: product.id,
      pharmacyId: status === 'issued' ? null : pharmacyId,
      status,
      issuedAt,
      validUntil: new Date(issuedAt.getTime() + 91 * 24 * hour).toISOString().slice(0, 10),
      quantity: product.category === 'vape' ? 2 : care.chance.pick([10, 15, 20]),
      ...{ form, dose, ...doseWords(dose, 'de') },
      instructions: `${instructions}. Bei Fragen: Praxis ${canary(care.patient.id, `instructions ${key}`)}.`,
      ...{ sentAt: at(1), receivedAt: at(2), readyAt: at(3), dispensedAt: at(4) },
      ...again,
      checkCode: checkCode(key),
      createdAt: issuedAt,
      updatedAt: step(reached),
    });
    prescriptions.push(prescription);
  }
  return prescriptions;
};

/** Ten characters without look-alikes. */
export const checkCode = (key: string): string => {
  const digits = stableId('check-code', key).replaceAll('-', '');
  return Array.from({ length: 10 }, (_, place) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[parseInt(digits.slice(place * 2, place * 2 + 2), 16) % 32]).join('');
};
