import { z } from 'zod';
import { requiredProfileFields, statuses } from '../accounts/shapes.ts';
import { consultationStatuses } from '../consultations/states.ts';
import { deposit } from '../payments/shapes.ts';
import { prescriptionStatuses } from '../prescriptions/states.ts';
import { timelineEntry } from '../treatments/shapes.ts';
import { treatmentStatuses } from '../treatments/states.ts';
import { id, instant, isoDate, text } from '../validation.ts';

/** Why an administrator has to look at a patient's dashboard; goes into the audit log and into the patient's own access log. */
export const supportViewInput = z.object({ id, reason: text(2, 500) });
/** The link's secret stands in the fragment of the address and so reaches no server log. */
export const supportViewLink = z.object({ url: z.string(), expiresAt: instant });
export type SupportViewLink = z.output<typeof supportViewLink>;

export const supportViewOpenInput = z.strictObject({ secret: z.string().min(1).max(200) });
/** What the view is read and ended with, as `Authorization: SupportView <credential>`; it opens nothing else. */
export const openedSupportView = z.object({ credential: z.string(), expiresAt: instant });
export type OpenedSupportView = z.output<typeof openedSupportView>;

/** A prescription without medicine, amount or dose: where it is and how far. */
const supportPrescription = z.object({
  number: z.string(),
  status: z.enum(prescriptionStatuses),
  issuedAt: instant,
  validUntil: isoDate,
  pharmacy: z.object({ name: z.string(), city: z.string() }).nullable(),
});

/** A treatment request without answers, messages, products, documents and reasons. */
export const supportTreatment = z.object({
  id,
  number: z.string(),
  status: z.enum(treatmentStatuses),
  createdAt: instant,
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
  clockStoppedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  doctorName: z.string().nullable(),
  isQuestionOpen: z.boolean(),
  deposit,
  prescriptions: z.array(supportPrescription),
  documents: z.object({ invoice: z.boolean(), medicalLetter: z.boolean() }),
  timeline: z.array(timelineEntry),
});
export type SupportTreatment = z.output<typeof supportTreatment>;

/** One patient's dashboard as support sees it. */
export const supportDashboard = z.object({
  view: z.object({ reason: z.string(), openedAt: instant, expiresAt: instant, administratorName: z.string() }),
  patient: z.object({ id, name: z.string() }),
  profile: z.object({ complete: z.boolean(), missing: z.array(z.enum(requiredProfileFields)) }),
  statuses,
  treatments: z.array(supportTreatment),
  consultations: z.array(z.object({ startsAt: instant, endsAt: instant, status: z.enum(consultationStatuses), doctorName: z.string() })),
});
export type SupportDashboard = z.output<typeof supportDashboard>;
