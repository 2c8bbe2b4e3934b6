import { z } from 'zod';
import { heldByKinds } from '../consultations/shapes.ts';
import { consultationStatuses } from '../consultations/states.ts';
import { questionnaireDefinition } from '../health-states/definition.ts';
import { followUp } from '../follow-ups/shapes.ts';
import { healthAnswers, toldWish } from '../health-states/shapes.ts';
import { planLine } from '../prescriptions/shapes.ts';
import { repeat } from '../prescriptions/repeats.ts';
import { categories, units } from '../products/enums.ts';
import { id, instant, isoDate } from '../validation.ts';
import { contactKinds, declineReasons, treatmentStatuses } from './states.ts';
import { override, undoneDecision } from './decision-shapes.ts';
import { goaeItems } from './goae.ts';
import { issuedInvoice } from './invoices.ts';
import { issuedLetter } from './letters.ts';
import { message } from './message-shapes.ts';
import { treatmentRow } from './shapes.ts';

export const hint = z.object({
  /** Stable, e.g. `interaction.opioids`: the reason for an override names it. */
  rule: z.string(),
  kind: z.enum(['interaction', 'not-checked', 'keyword', 'age', 'amount', 'answer-changed', 'level', 'body']),
  severity: z.enum(['info', 'amber', 'red']),
  title: z.string(),
  text: z.string(),
  source: z.string().nullable(),
  sourceUrl: z.string().optional(),
});
export type Hint = z.output<typeof hint>;

/** A changed safety answer: what was said before, and how long it stood. */
export const safetyChange = z.object({ criterion: z.string(), from: z.boolean(), to: z.boolean(), at: instant, afterSeconds: z.int() });

/** A product as the plan needs it, with where it is in stock now. */
const caseProduct = z.object({
  id,
  slug: z.string(),
  pzn: z.string(),
  name: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  thc: z.number().nullable(),
  cbd: z.number().nullable(),
  pharmacyCount: z.int(),
  fromPriceCents: z.int().nullable(),
});

/** The last approval of this patient by the same doctor, to begin the next plan with. */
const lastPlan = z.object({
  treatmentId: id,
  number: z.string(),
  decidedAt: instant,
  medicationPlan: z.array(planLine.extend({ product: caseProduct })),
  diagnosis: z.string(),
  remoteJustification: z.string(),
  letter: z.string().nullable(),
});

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
    /** In which the patient reads the dose. */
    locale: z.enum(['de', 'en']),
  }),
  answers: healthAnswers,
  /** The questions as they were asked. */
  definition: questionnaireDefinition,
  healthStateVersion: z.int(),
  answeredAt: instant,
  /** Answers that differ from the last decided request. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  safetyChanges: z.array(safetyChange),
  products: z.array(
    z.object({
      position: z.int(),
      product: caseProduct.nullable(),
      /** For 30 days, in the product's unit; null where the patient leaves it open. */
      amount: z.number().nullable(),
      wish: toldWish.nullable(),
    }),
  ),
  hints: z.array(hint),
  /** How the last prescription worked; null in a request that is no follow-up. */
  followUp: followUp.nullable(),
  /** The listed medicines and what the list of interactions says about them; null where medicines were described in words only. */
  medicineCheck: z
    .object({
      version: z.int(),
      reviewedOn: isoDate,
      medicines: z.array(
        z.object({
          name: z.string(),
          substance: z.string().nullable(),
          atc: z.string().nullable(),
          status: z.enum(['checked', 'not-checked', 'stopped']),
          rules: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  messages: z.array(message),
  /** A replaced one stays readable. */
  documents: z.array(z.object({ kind: z.string(), version: z.int().nullable(), at: instant, fileId: id.nullable(), isReplaced: z.boolean() })),
  earlier: z.array(
    z.object({
      id,
      number: z.string(),
      status: z.enum(treatmentStatuses),
      createdAt: instant,
      decidedAt: instant.nullable(),
      doctorName: z.string().nullable(),
      symptomsLevel: z.int().nullable(),
      diagnosis: z.string().nullable(),
      declineReason: z.enum(declineReasons).nullable(),
      declineText: z.string().nullable(),
      overrides: z.array(override),
      prescriptions: z.array(
        z.object({
          number: z.string(),
          productName: z.string(),
          quantity: z.number(),
          unit: z.string(),
          status: z.string(),
          form: z.string(),
          singleDose: z.string(),
          dailyDose: z.string(),
          repeat: repeat.nullable(),
        }),
      ),
    }),
  ),
  /** Null for others than the deciding doctor, and before the first own approval. */
  lastPlan: lastPlan.nullable(),
  /** Grams and millilitres prescribed here in the period of the limits. */
  prescribedLately: z.object({ g: z.number(), ml: z.number(), piece: z.number() }),
  consultation: z
    .object({
      ...{ id, doctorId: id, startsAt: instant, endsAt: instant, joinableFrom: instant, joinableUntil: instant },
      ...{ status: z.enum(consultationStatuses), heldBy: z.enum(heldByKinds).nullable() },
    })
    .nullable(),
  /** When the patient was asked to book one. */
  consultationRequestedAt: instant.nullable(),
  contact: z.object({ kind: z.enum(contactKinds), at: instant.nullable() }),
  /** What the house proposes for the invoice; null where none follows by the German scale. After a refusal the deposit may go back (`refundOnDecline`). */
  invoice: z.object({ depositCents: z.int(), approval: goaeItems, refusal: goaeItems.nullable() }).nullable(),
  /** Null before the decision, and after an invoice was cancelled without a new one. */
  issuedInvoice: issuedInvoice.nullable(),
  /** Null before an approval, and after a refusal. */
  issuedLetter: issuedLetter.nullable(),
  /** Above which an approval needs a reason, as of now. */
  planLimits: z.object({
    singleGrams: z.number(),
    dailyGrams: z.number(),
    dailyThcGrams: z.number(),
    supplyDays: z.number(),
    monthGrams: z.number(),
    periodDays: z.int(),
  }),
  /** Repeats that a prescription may name now. */
  maxRepeats: z.int(),
  decision: z
    .object({
      diagnosis: z.string().nullable(),
      remoteJustification: z.string().nullable(),
      letter: z.string().nullable(),
      nextCheckOn: isoDate.nullable(),
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

export const undoneTreatment = treatmentRecord.extend({ undone: undoneDecision });
export type UndoneTreatment = z.output<typeof undoneTreatment>;
