import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { HeldBy } from '@blattwerk/contract/consultations/shapes';
import type { Dose } from '@blattwerk/contract/prescriptions/dose';
import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import type { Alternative } from '@blattwerk/contract/prescriptions/shapes';
import type { Override } from '@blattwerk/contract/treatments/decision-shapes';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { DeclineReason, TreatmentStatus } from '@blattwerk/contract/treatments/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { diagnosisAsCorrected, lettersOf } from './letters.queries.ts';
import type { WishedRow } from './patient-treatments.queries.ts';
import type { Treatment } from './treatment.model.ts';

/** What the doctor's screen reads besides the request itself. All of it only for the doctor who has taken the request. */
export interface PreviousState {
  version: number;
  answers: HealthAnswers;
}

/** The questionnaire of the last request that was decided before this one. */
export const previousState = (ctx: Ctx, treatment: Treatment): Promise<PreviousState | undefined> =>
  ctx
    .trx('treatments')
    .join('healthStates', 'healthStates.id', 'treatments.healthStateId')
    .where({ 'treatments.patientId': treatment.patientId })
    .whereIn('treatments.status', ['approved', 'declined'])
    .where('treatments.createdAt', '<', treatment.createdAt)
    .orderBy('treatments.createdAt', 'desc')
    .first('healthStates.version', 'healthStates.answers');

export interface SafetyRow {
  criterion: string;
  isConfirmed: boolean;
  answeredAt: Date;
  version: number;
}

/** Every safety answer up to a version of the questionnaire, in the order given. */
export const safetyRows = (ctx: Ctx, patientId: string, upToVersion: number): Promise<SafetyRow[]> =>
  ctx
    .trx('safety_answers')
    .join('healthStates', 'healthStates.id', 'safety_answers.healthStateId')
    .where({ 'safety_answers.patientId': patientId })
    .where('healthStates.version', '<=', upToVersion)
    .orderBy('safety_answers.id')
    .select('safety_answers.criterion', 'safety_answers.isConfirmed', 'safety_answers.answeredAt', 'healthStates.version');

/** A product as the plan needs it, with where it is in stock right now. */
export interface StockedProduct {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  unit: Unit;
  thc: number | null;
  cbd: number | null;
  pharmacyCount: number;
  fromPriceCents: number | null;
}

export const stockedProducts = async (ctx: Ctx, ids: readonly string[]): Promise<StockedProduct[]> => {
  if (ids.length === 0) return [];
  const freshAfter = later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);
  return ctx
    .trx('products')
    .joinRaw(
      'LEFT JOIN LATERAL (SELECT count(*)::int AS pharmacy_count, min(price_cents) AS from_price_cents FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id WHERE stock.product_id = products.id AND quantity >= 1 AND greatest(confirmed_at, stock_confirmed_at) > ?) AS held ON true',
      [freshAfter],
    )
    .whereIn('products.id', ids)
    .select('products.id', 'products.slug', 'products.pzn', 'products.name', 'products.category', 'products.unit', 'products.thc', 'products.cbd', 'held.pharmacyCount', 'held.fromPriceCents'); // prettier-ignore
};

export const wishedRows = (ctx: Ctx, treatmentId: string): Promise<Pick<WishedRow, 'position' | 'productId' | 'wish'>[]> =>
  ctx.trx('treatment_products').where({ treatmentId }).orderBy('position').select('position', 'productId', 'wish');

export interface DocumentRow {
  kind: string;
  version: number | null;
  at: Date;
  fileId: string | null;
  isReplaced: boolean;
}

/** A letter that was never corrected has no version in its name. */
const letterRows = async (ctx: Ctx, treatmentId: string): Promise<DocumentRow[]> => {
  const letters = await lettersOf(ctx, [treatmentId]);
  return letters.map(({ version, issuedAt, fileId, isReplaced }) => {
    return { kind: 'medical-letter', version: letters.length > 1 ? version : null, at: issuedAt, fileId, isReplaced };
  });
};

/** Signed documents of the patient, and what was issued for this request. The invoice is the patient's. */
export const documentsOf = async (ctx: Ctx, treatment: Treatment): Promise<DocumentRow[]> => {
  const signed: DocumentRow[] = await ctx
    .trx('signatures')
    .leftJoin('signature_files', 'signature_files.signatureId', 'signatures.id')
    .where({ patientId: treatment.patientId })
    .orderBy('signedAt')
    .select('signatures.document as kind', 'signatures.version', 'signatures.signedAt as at', 'signature_files.fileId', ctx.trx.raw('false AS is_replaced'));
  const prescriptions: DocumentRow[] = await ctx
    .trx('prescriptions')
    .where({ treatmentId: treatment.id })
    .orderBy('position')
    .select(ctx.trx.raw(`'prescription' AS kind, NULL::int AS version, issued_at AS at, file_id, status = 'replaced' AS is_replaced`));
  const attestations: DocumentRow[] = await ctx
    .trx('attestations')
    .join('prescriptions', 'prescriptions.id', 'attestations.prescriptionId')
    .where({ treatmentId: treatment.id })
    .whereIn('attestations.status', ['issued', 'revoked'])
    .orderBy('attestations.decidedAt')
    .select('kind', ctx.trx.raw('NULL::int AS version'), 'attestations.decidedAt as at', 'attestations.fileId', ctx.trx.raw('false AS is_replaced'));
  return [...signed, ...(await letterRows(ctx, treatment.id)), ...prescriptions, ...attestations];
};

export interface EarlierRow {
  id: string;
  number: string;
  status: TreatmentStatus;
  createdAt: Date;
  decidedAt: Date | null;
  symptomsLevel: number | null;
  diagnosis: string | null;
  declineReason: DeclineReason | null;
  declineText: string | null;
  overrides: Override[];
  doctorTitle: string | null;
  doctorFirstName: string | null;
  doctorLastName: string | null;
}

export const earlierTreatments = (ctx: Ctx, treatment: Treatment): Promise<EarlierRow[]> =>
  ctx
    .trx('treatments')
    .join('healthStates', 'healthStates.id', 'treatments.healthStateId')
    .leftJoin('users', 'users.id', 'treatments.doctorId')
    .where({ 'treatments.patientId': treatment.patientId })
    .where('treatments.createdAt', '<', treatment.createdAt)
    .orderBy('treatments.createdAt', 'desc')
    .limit(20)
    .select(
      'treatments.id', 'treatments.number', 'treatments.status', 'treatments.createdAt', 'treatments.decidedAt',
      'treatments.declineReason', 'treatments.declineText', 'treatments.overrides', diagnosisAsCorrected(ctx.trx),
      'users.title as doctorTitle', 'users.firstName as doctorFirstName', 'users.lastName as doctorLastName',
      ctx.trx.raw(`(health_states.answers->>'symptomsLevel')::int AS symptoms_level`),
    ); // prettier-ignore

export interface IssuedRow {
  id: string;
  treatmentId: string;
  number: string;
  productId: string;
  productName: string;
  quantity: number;
  unit: 'g' | 'ml' | 'piece';
  form: string;
  singleDose: string;
  dailyDose: string;
  instructions: string;
  dose: Dose | null;
  repeat: Repeat | null;
  dispensedQuantity: number;
  alternatives: Alternative[];
  doctorId: string;
  status: PrescriptionStatus;
  issuedAt: Date;
}

/** All prescriptions the patient ever had here. */
export const prescriptionsOfPatient = (ctx: Ctx, patientId: string): Promise<IssuedRow[]> =>
  ctx.trx('prescriptions').where({ patientId }).orderBy(['issuedAt', 'position']).select('*');

export const prescriptionsOfTreatment = (ctx: Ctx, treatmentId: string): Promise<IssuedRow[]> =>
  ctx.trx('prescriptions').where({ treatmentId }).orderBy('position').select('*');

export interface ConsultationRow {
  id: string;
  doctorId: string;
  startsAt: Date;
  endsAt: Date;
  status: ConsultationStatus;
  heldBy: HeldBy | null;
  joinableUntil: Date | null;
}

export const consultationOf = (ctx: Ctx, treatmentId: string): Promise<ConsultationRow | undefined> =>
  ctx
    .trx('consultations')
    .where({ treatmentId })
    .orderBy('startsAt', 'desc')
    .first('id', 'doctorId', 'startsAt', 'endsAt', 'status', 'heldBy', 'joinableUntil');
