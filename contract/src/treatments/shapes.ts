import { z } from 'zod';
import { heldByKinds } from '../consultations/shapes.ts';
import { consultationStatuses } from '../consultations/states.ts';
import { healthAnswers, symptoms, wishGenetics } from '../health-states/shapes.ts';
import { deposit } from '../payments/shapes.ts';
import { patientPrescription, planLine } from '../prescriptions/shapes.ts';
import { prescriptionSupply } from '../prescriptions/supply.ts';
import { categories } from '../products/enums.ts';
import { id, instant, isoDate, text } from '../validation.ts';
import { doseRules } from './doses.ts';
import { contactKinds, declineReasons, treatmentStatuses } from './states.ts';

export const createTreatmentInput = z.strictObject({ healthStateVersion: z.int().optional() });
export const createdTreatment = z.object({ id, status: z.enum(treatmentStatuses), dueAt: instant.optional(), deposit });

export const message = z.object({ id, kind: z.enum(['question', 'answer', 'note']), text: z.string(), authorName: z.string(), createdAt: instant });
/** One line of a request's timeline; `who` is a name or null for the system. */
export const timelineEntry = z.object({
  key: z.enum([
    'created',
    'paid',
    'question',
    'answered',
    'approved',
    'declined',
    'cancelled',
    'expired',
    'refunded',
    'sent',
    'passing-on',
    'passed-on',
    'opened',
    'received',
    'pharmacy-question',
    'pharmacy-answered',
    'in-preparation',
    'ready',
    'ready-undone',
    'partly-dispensed',
    'dispensed',
    'returned',
    'recalled',
    're-routed',
    'revoked',
    'replaced',
    'prescription-expired',
  ]),
  at: instant,
  who: z.string().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const wishedProduct = z.union([
  z.object({ product: z.object({ id, slug: z.string(), name: z.string() }) }),
  z.object({ wish: z.object({ strainName: z.string(), amount: z.number().nullish(), genetics: z.enum(wishGenetics).nullish() }) }),
]);

/** A treatment request as its patient sees it. Never the doctor's notes or diagnosis outside the letter. */
export const patientTreatment = z.object({
  id,
  number: z.string(),
  status: z.enum(treatmentStatuses),
  createdAt: instant,
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
  /** Since when a question waits for the patient; the time of the review stands still, and nothing is due. */
  clockStoppedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  deposit,
  doctor: z.object({ id, name: z.string() }).optional(),
  decline: z.object({ reason: z.enum(declineReasons), text: z.string() }).optional(),
  products: z.array(wishedProduct),
  prescriptions: z.array(patientPrescription),
  /** Of the prescriptions that are not ready yet. */
  supply: z.array(prescriptionSupply),
  messages: z.array(message),
  /** A question of the doctor waits for an answer. */
  isQuestionOpen: z.boolean(),
  /** The doctor would like to speak with the patient before the decision, and no consultation is booked or was held. */
  needsConsultation: z.boolean(),
  documents: z.object({ invoice: z.boolean(), medicalLetter: z.boolean() }),
  timeline: z.array(timelineEntry),
  abilities: z.array(z.enum(['pay', 'cancel', 'answer', 'choose-pharmacy', 'recall'])),
});
export type PatientTreatment = z.output<typeof patientTreatment>;
export const patientTreatments = z.object({ items: z.array(patientTreatment), total: z.int() });
export const answerInput = z.object({ id, text: text(1, 1000) });

/** A row of the queue. A request of the pool shows no name; an administrator's row has no health fields. */
export const treatmentRow = z.object({
  id,
  number: z.string(),
  status: z.enum(treatmentStatuses),
  access: z.enum(['assigned', 'pool', 'metadata']),
  patientId: id.nullable(),
  patientName: z.string().nullable(),
  ageBand: z.string().nullable(),
  symptoms: z.array(z.enum(symptoms)).nullable(),
  symptomsLevel: z.int().nullable(),
  productCategories: z.array(z.enum([...categories, 'wish'])).nullable(),
  isFollowUp: z.boolean(),
  doctor: z.object({ id, name: z.string() }).nullable(),
  claimExpiresAt: instant.nullable(),
  isQuestionOpen: z.boolean(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
  /** Since when a question waits for the patient; the time of the review stands still, and nothing is due. */
  clockStoppedAt: instant.nullable(),
  /** Set while a decision can be undone: it leaves then, and the patient does not know of it before. */
  releasesAt: instant.nullable(),
  decidedAt: instant.nullable(),
  depositStatus: z.string().nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['claim', 'release', 'approve', 'decline', 'ask', 'request-consultation', 'undo'])),
});
export type TreatmentRow = z.output<typeof treatmentRow>;

export const hint = z.object({
  kind: z.enum(['interaction', 'not-checked', 'keyword', 'age', 'amount', 'answer-changed', 'level']),
  severity: z.enum(['info', 'amber', 'red']),
  title: z.string(),
  text: z.string(),
  source: z.string().nullable(),
});
export type Hint = z.output<typeof hint>;

/** A changed safety answer: what was said before, and how long it stood. */
export const safetyChange = z.object({ criterion: z.string(), from: z.boolean(), to: z.boolean(), at: instant, afterSeconds: z.int() });

/** Why the doctor prescribes above a limit; kept with the decision. */
export const override = z.strictObject({ rule: z.enum(doseRules), reason: text(2, 500) });
export type Override = z.output<typeof override>;

/** Everything needed for a decision on one screen; only for the doctor who has taken the request. */
export const treatmentCase = z.object({
  patient: z.object({
    id,
    name: z.string(),
    title: z.string().nullable(),
    dob: isoDate,
    age: z.int(),
    email: z.string(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    houseNum: z.string().nullable(),
    zipCode: z.string().nullable(),
    city: z.string().nullable(),
    identity: z.string().nullable(),
  }),
  answers: healthAnswers,
  healthStateVersion: z.int(),
  answeredAt: instant,
  /** Answers that differ from the last decided request. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  safetyChanges: z.array(safetyChange),
  products: z.array(
    z.object({
      position: z.int(),
      product: z
        .object({
          id,
          slug: z.string(),
          pzn: z.string(),
          name: z.string(),
          category: z.enum(categories),
          unit: z.string(),
          thc: z.number().nullable(),
          cbd: z.number().nullable(),
          pharmacyCount: z.int(),
          fromPriceCents: z.int().nullable(),
        })
        .nullable(),
      /** For 30 days, in the product's unit; null where the patient leaves it open. */
      amount: z.number().nullable(),
      wish: z.object({ strainName: z.string(), amount: z.number().nullish(), genetics: z.enum(wishGenetics).nullish() }).nullable(),
    }),
  ),
  hints: z.array(hint),
  messages: z.array(message),
  documents: z.array(z.object({ kind: z.string(), version: z.int().nullable(), at: instant, fileId: id.nullable() })),
  earlier: z.array(
    z.object({
      id,
      number: z.string(),
      status: z.enum(treatmentStatuses),
      createdAt: instant,
      decidedAt: instant.nullable(),
      doctorName: z.string().nullable(),
      symptomsLevel: z.int().nullable(),
      prescriptions: z.array(z.object({ number: z.string(), productName: z.string(), quantity: z.number(), unit: z.string(), status: z.string() })),
    }),
  ),
  /** Grams and millilitres prescribed here in the last 30 days. */
  prescribedLast30Days: z.object({ g: z.number(), ml: z.number(), piece: z.number() }),
  consultation: z
    .object({ id, doctorId: id, startsAt: instant, endsAt: instant, status: z.enum(consultationStatuses), heldBy: z.enum(heldByKinds).nullable() })
    .nullable(),
  /** When the patient was asked to book one. */
  consultationRequestedAt: instant.nullable(),
  contact: z.object({ kind: z.enum(contactKinds), at: instant.nullable() }),
  /** Grams of the product above which an approval needs a reason, as of now. */
  doseLimits: z.object({ singleGrams: z.number(), dailyGrams: z.number() }),
  decision: z
    .object({
      diagnosis: z.string().nullable(),
      remoteJustification: z.string().nullable(),
      letter: z.string().nullable(),
      medicationPlan: z.array(planLine.extend({ productName: z.string() })),
      overrides: z.array(override),
      declineReason: z.enum(declineReasons).nullable(),
      declineText: z.string().nullable(),
    })
    .nullable(),
});
export type TreatmentCase = z.output<typeof treatmentCase>;
export const treatmentRecord = treatmentRow.extend({ case: treatmentCase.nullable() });
export type TreatmentRecord = z.output<typeof treatmentRecord>;

export const approveInput = z.object({
  id,
  medicationPlan: z.array(planLine).max(3, { error: 'products.max' }),
  diagnosis: text(2, 500),
  remoteJustification: text(2, 1000),
  letter: text(0, 1000).optional(),
  contact: z.strictObject({ kind: z.enum(contactKinds), at: instant.optional() }).optional(),
  /** A reason for each rule that the plan is above; reasons for other rules are not kept. */
  overrides: z.array(override).max(doseRules.length).optional(),
});
export type ApproveInput = z.output<typeof approveInput>;
export const declineInput = z.object({ id, reason: z.enum(declineReasons), text: text(2, 1000) });
export type DeclineInput = z.output<typeof declineInput>;

const approvedInput = approveInput.omit({ id: true });
const declinedInput = declineInput.omit({ id: true });
/** What was entered for a decision that is undone, so that nothing typed is lost. */
export const undoneDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approve'), input: approvedInput }),
  z.object({ kind: z.literal('decline'), input: declinedInput }),
]);
export type UndoneDecision = z.output<typeof undoneDecision>;
export const undoneTreatment = treatmentRecord.extend({ undone: undoneDecision });
export type UndoneTreatment = z.output<typeof undoneTreatment>;
/** Why an administrator has to look at health content; goes into the audit log. */
export const breakGlassInput = z.object({ id, reason: text(10, 500) });
export const askInput = z.object({ id, text: text(1, 1000) });
/** What the doctor would like to speak about; the patient reads it. */
export const requestConsultationInput = z.object({ id, text: text(1, 1000) });

export const certificateRow = z.object({
  id,
  treatmentId: id,
  treatmentNumber: z.string(),
  patientName: z.string(),
  doctorName: z.string(),
  issuedAt: instant,
  isComplete: z.boolean(),
  prescriptionCount: z.int(),
  invoiceNumber: z.string().nullable(),
  hasLetter: z.boolean(),
  hasInvoice: z.boolean(),
});
export type CertificateRow = z.output<typeof certificateRow>;
