import { z } from 'zod';
import { symptoms, toldWish } from '../health-states/shapes.ts';
import { followUp } from '../follow-ups/shapes.ts';
import { deposit } from '../payments/shapes.ts';
import { patientPrescription } from '../prescriptions/shapes.ts';
import { prescriptionSupply } from '../prescriptions/supply.ts';
import { categories } from '../products/enums.ts';
import { id, instant, isoDate } from '../validation.ts';
import { invoiceKinds } from './invoices.ts';
import { message } from './message-shapes.ts';
import { declineReasons, treatmentStatuses } from './states.ts';

export const createTreatmentInput = z.strictObject({ healthStateVersion: z.int().optional() });
export const createdTreatment = z.object({ id, status: z.enum(treatmentStatuses), dueAt: instant.optional(), deposit });

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
    'original-posted',
    'original-arrived',
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

export const wishedProduct = z.union([z.object({ product: z.object({ id, slug: z.string(), name: z.string() }) }), z.object({ wish: toldWish })]);

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
  /** How many lines of the doctor the patient has not read. */
  unreadMessages: z.int(),
  /** A question of the doctor waits for an answer. */
  isQuestionOpen: z.boolean(),
  /** The doctor would like to speak with the patient before the decision, and no consultation is booked or was held. */
  needsConsultation: z.boolean(),
  documents: z.object({ invoice: z.boolean(), medicalLetter: z.boolean() }),
  /** What there is to download, the oldest first: invoices and what takes them back. */
  invoices: z.array(
    z.object({ id, kind: z.enum(invoiceKinds), number: z.string(), issuedAt: instant, isCancelled: z.boolean(), isWithDiagnosis: z.boolean() }),
  ),
  /** The patient wants the diagnosis on the invoice. */
  isDiagnosisOnInvoice: z.boolean(),
  /** The versions of the medical letter, the oldest first: all but the last are replaced. */
  letters: z.array(z.object({ id, version: z.int(), issuedAt: instant, isReplaced: z.boolean() })),
  /** What the patient said at this request; null in one that asks no such question. */
  symptomsLevel: z.int().nullable(),
  followUp: followUp.nullable(),
  /** The last day for which what was dispensed lasts at the prescribed daily dose; null where that is not known. */
  supplyUntil: isoDate.nullable(),
  timeline: z.array(timelineEntry),
  abilities: z.array(z.enum(['pay', 'cancel', 'answer', 'choose-pharmacy', 'recall', 'follow-up', 'write', 'choose-invoice-diagnosis'])),
});
export type PatientTreatment = z.output<typeof patientTreatment>;
export const patientTreatments = z.object({ items: z.array(patientTreatment), total: z.int() });

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
  /** Wished products by name. Of a preview only those of the catalogue: what a patient typed may name a person. */
  wishes: z.array(z.string()).nullable(),
  isFollowUp: z.boolean(),
  doctor: z.object({ id, name: z.string() }).nullable(),
  claimExpiresAt: instant.nullable(),
  isQuestionOpen: z.boolean(),
  /** The patient has written or answered, and the doctor of the request has not read it. */
  hasUnreadMessage: z.boolean(),
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
  abilities: z.array(z.enum(['claim', 'release', 'approve', 'decline', 'ask', 'request-consultation', 'undo', 'hand-over', 'reply'])),
});
export type TreatmentRow = z.output<typeof treatmentRow>;

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
