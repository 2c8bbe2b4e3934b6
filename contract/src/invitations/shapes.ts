import { z } from 'zod';
import { email, id, instant, password, text } from '../validation.ts';
import { storedInvitationStatuses } from './states.ts';

/** What people see: `expired` is a pending one whose time is over. */
export const invitationStatuses = [...storedInvitationStatuses, 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const staffRoles = ['doctor', 'pharmacy', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Shown on the page behind the link; no mail carries it. */
const inviterMessage = text(1, 1000).optional();

export const invitationInput = z.strictObject({ email, role: z.enum(staffRoles), pharmacyId: id.optional(), message: inviterMessage });
export type InvitationInput = z.output<typeof invitationInput>;
export const doctorInvitationInput = z.strictObject({ email, message: inviterMessage });

export const invitationRecord = z.object({
  id,
  email: z.string(),
  role: z.enum(staffRoles),
  pharmacy: z.object({ id, name: z.string() }).nullable(),
  message: z.string().nullable(),
  /** Null: the command line. */
  inviter: z.object({ id, name: z.string() }).nullable(),
  status: z.enum(invitationStatuses),
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['resend', 'withdraw'])),
});
export type InvitationRecord = z.output<typeof invitationRecord>;

/** What the patient who invited sees of it. */
export const ownInvitation = z.object({
  id,
  email: z.string(),
  status: z.enum(invitationStatuses),
  createdAt: instant,
  expiresAt: instant,
  abilities: z.array(z.enum(['withdraw'])),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

/** What the page behind the link says. */
export const openInvitation = z.object({
  role: z.enum(staffRoles),
  /** The inviter's name; the brand's name for the command line. */
  inviter: z.string(),
  message: z.string().nullable(),
  pharmacy: z.string().optional(),
  email: z.string(),
  expiresAt: instant,
});
export type OpenInvitation = z.output<typeof openInvitation>;

export const invitationToken = z.string().min(1).max(200);

/** `state`: a German federal state by code or name (`BE`, `DE-BE`, `Berlin`), or a country (`NL`, `country:BE` where the code is a state's too). */
export const licence = z.strictObject({ number: text(1, 60), authority: text(1, 120), state: text(2, 60) });
export type Licence = z.output<typeof licence>;

export const invitationAcceptInput = z
  .strictObject({
    token: invitationToken,
    firstName: text(1, 60),
    lastName: text(1, 60),
    title: text(0, 40).optional(),
    password,
    passwordConfirm: z.string(),
    licence: licence.optional(),
  })
  .refine((input) => input.password === input.passwordConfirm, { error: 'password.match', path: ['passwordConfirm'] });
export type InvitationAcceptInput = z.output<typeof invitationAcceptInput>;

/** The page's form: the same with the licence's fields side by side. */
export const invitationForm = z
  .strictObject({
    firstName: text(1, 60),
    lastName: text(1, 60),
    title: text(0, 40).optional(),
    licenceNumber: text(0, 60).optional(),
    licenceAuthority: text(0, 120).optional(),
    licenceState: text(0, 60).optional(),
    password,
    passwordConfirm: z.string(),
  })
  .refine((input) => input.password === input.passwordConfirm, { error: 'password.match', path: ['passwordConfirm'] });
const licenceFields = ['licenceNumber', 'licenceAuthority', 'licenceState'] as const;
export const doctorInvitationForm = invitationForm.superRefine((input, ctx) => {
  for (const field of licenceFields)
    if (!input[field]) ctx.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, path: [field], input: input[field] });
});

export const invitationAccepted = z.object({
  /** Whether the role's second factor is set up at the first login. */
  next: z.enum(['second-factor', 'login']),
  /** Whether the account works only after a second person has approved it. */
  awaitsApproval: z.boolean(),
});
export type InvitationAccepted = z.output<typeof invitationAccepted>;
