import { z } from 'zod';
import { userStatuses } from '../accounts/shapes.ts';
import { staffRoles } from '../invitations/shapes.ts';
import { id, instant, text } from '../validation.ts';

/** Doctors, people of pharmacies and administrators. */
export const personRecord = z.object({
  id,
  email: z.string(),
  role: z.enum(staffRoles),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(userStatuses),
  /** Inactive, because a second person has not approved the account yet. */
  awaitsApproval: z.boolean(),
  isPharmacyAdmin: z.boolean(),
  pharmacy: z.object({ id, name: z.string() }).nullable(),
  licence: z.object({ number: z.string().nullable(), authority: z.string().nullable(), country: z.string(), federalState: z.string().nullable() }).nullable(),
  /** Null for accounts that the command line invited or that were there before. */
  invitedBy: z.object({ id, name: z.string() }).nullable(),
  approvedBy: z.object({ id, name: z.string() }).nullable(),
  approvedAt: instant.nullable(),
  openTreatments: z.int(),
  bookedConsultations: z.int(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['approve-licence', 'confirm', 'deactivate', 'reactivate', 'make-pharmacy-admin', 'end-pharmacy-admin'])),
});
export type PersonRecord = z.output<typeof personRecord>;

export const deactivateInput = z.strictObject({ id, reason: text(1, 500) });

/** What a doctor adds to the own profile for invoices and the letterhead. The code begins the invoices' numbers and stays as soon as there is one. */
export const practice = z.object({
  taxNumber: z.string().nullable(),
  practiceName: z.string().nullable(),
  practiceHours: z.string().nullable(),
  invoiceCode: z.string(),
  isInvoiceCodeFixed: z.boolean(),
  version: z.int(),
  languages: z.array(z.string()),
  licence: z.object({ number: z.string().nullable(), authority: z.string().nullable(), country: z.string(), federalState: z.string().nullable() }),
});
export type Practice = z.output<typeof practice>;
export const practicePatch = z.strictObject({
  version: z.int(),
  taxNumber: text(3, 30).optional(),
  practiceName: text(2, 120).nullable().optional(),
  practiceHours: text(2, 160).nullable().optional(),
  invoiceCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,8}$/)
    .optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .max(12)
    .optional(),
});
