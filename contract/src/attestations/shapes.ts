import { z } from 'zod';
import { units } from '../products/enums.ts';
import { id, instant, isoDate, text } from '../validation.ts';
import { attestationKinds, attestationStatuses } from './states.ts';

/** As the form has it: a certificate for travel holds for 30 days at most. */
export const mostTravelDays = 30;
export const travelSexes = ['f', 'm', 'x'] as const;
/** For how many months a patient card holds. */
export const cardMonths = [3, 6, 12] as const;
export const usualCardMonths = 6;

/** What the form asks about the person and the journey, and nobody here knows. */
export const travelDetails = z.strictObject({
  from: isoDate,
  days: z.int().min(1).max(mostTravelDays),
  /** What is taken along, in the unit of the prescription. */
  amount: z.number().positive().max(10_000),
  birthPlace: text(2, 80),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string().regex(/^[A-Z]{2}$/),
  sex: z.enum(travelSexes),
  /** Number of the passport or identity card. */
  identityDocument: text(5, 30),
});
export type TravelDetails = z.output<typeof travelDetails>;

/** A patient's request to the doctor who prescribed; `travel` belongs to a certificate for travel. */
export const attestationRequestInput = z.strictObject({ kind: z.enum(attestationKinds), prescriptionId: id, travel: travelDetails.optional() });
export type AttestationRequestInput = z.output<typeof attestationRequestInput>;

const months = z.union(cardMonths.map((one) => z.literal(one)));

/** A doctor makes one without being asked. */
export const attestationCreateInput = attestationRequestInput.extend({ months: months.optional() });
export type AttestationCreateInput = z.output<typeof attestationCreateInput>;

/** The doctor agrees: a card for so many months, a certificate for the amount that was asked for or another one. */
export const attestationIssueInput = z.object({ id, months: months.optional(), amount: z.number().positive().max(10_000).optional() });
export type AttestationIssueInput = z.output<typeof attestationIssueInput>;

export const attestationReasonInput = z.object({ id, reason: text(5, 500) });
export type AttestationReasonInput = z.output<typeof attestationReasonInput>;

const shared = {
  id,
  number: z.string(),
  kind: z.enum(attestationKinds),
  status: z.enum(attestationStatuses),
  /** The document is made shortly after the decision. */
  hasFile: z.boolean(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  validFrom: isoDate.nullable(),
  validUntil: isoDate.nullable(),
  /** Why it was declined or revoked. */
  reason: z.string().nullable(),
};

export const ownAttestation = z.object({
  ...shared,
  productName: z.string(),
  doctorName: z.string(),
  abilities: z.array(z.enum(['withdraw'])),
});
export type OwnAttestation = z.output<typeof ownAttestation>;

/** A prescription that an attestation can be about. */
export const attestationChoice = z.object({
  prescriptionId: id,
  number: z.string(),
  productName: z.string(),
  unit: z.enum(units),
  /** Of all dispensings together: more cannot be taken along. */
  quantity: z.number(),
  doctorName: z.string(),
});
export type AttestationChoice = z.output<typeof attestationChoice>;

export const ownAttestationList = z.object({ items: z.array(ownAttestation), choices: z.array(attestationChoice) });

export const attestationRecord = z.object({
  ...shared,
  patientId: id,
  patientName: z.string(),
  isAsked: z.boolean(),
  travel: travelDetails.nullable(),
  prescription: attestationChoice.omit({ doctorName: true }),
  treatmentId: id,
  version: z.int(),
  abilities: z.array(z.enum(['issue', 'decline', 'revoke'])),
});
export type AttestationRecord = z.output<typeof attestationRecord>;
