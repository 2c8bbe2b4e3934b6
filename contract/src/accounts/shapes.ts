import { z } from 'zod';
import { carriedSelection } from '../selections/saved-selection.ts';
import { passkeyAssertion } from '../second-factors/shapes.ts';
import { email, id, instant, isoDate, locale, password, phone, text, zipCode } from '../validation.ts';

export const roles = ['patient', 'doctor', 'pharmacy', 'admin'] as const;
export type Role = (typeof roles)[number];
export const userStatuses = ['active', 'inactive', 'banned', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** 256 random bits that the waiting tab made for itself; the server keeps only their hash. */
export const claim = z.string().regex(/^[\w-]{43}$/);

/** A page of our own without its query, for who is asked to register on the way to it; whatever is not clearly one is ignored. */
const nextPage = z
  .string()
  .max(300)
  .regex(/^\/[a-zA-Z0-9_][a-zA-Z0-9_./-]*$/)
  .optional()
  .catch(undefined);

export const registerInput = z
  .strictObject({
    email,
    password,
    passwordConfirm: z.string(),
    title: text(0, 40).optional(),
    firstName: text(1, 60),
    lastName: text(1, 60),
    dob: isoDate,
    phone: phone.optional(),
    privacyAccepted: z.literal(true, { error: 'accept.privacy' }),
    termsAccepted: z.literal(true, { error: 'accept.terms' }),
    locale: locale.optional(),
    source: text(1, 60).optional(),
    claim: claim.optional(),
    nextPage,
    selection: carriedSelection,
  })
  .refine((input) => input.password === input.passwordConfirm, { error: 'password.match', path: ['passwordConfirm'] });

export const message = z.object({ message: z.string() });

export const emailConfirmInput = z.strictObject({
  token: z.string().max(200).optional(),
  email: email.optional(),
  code: z.string().trim().max(8).optional(),
  claim: claim.optional(),
});
export const emailConfirmResendInput = z.strictObject({ email, claim: claim.optional() });
export const emailOnlyInput = z.strictObject({ email });
/** When a second factor is due: `totp` is the app's code or a recovery code, `passkey` the browser's answer to `/auth/passkey/options`. */
export const loginInput = z.strictObject({
  email,
  password: z.string().min(1).max(200),
  totp: z.string().trim().max(20).optional(),
  passkey: passkeyAssertion.optional(),
});
export const resetFinishInput = z
  .strictObject({ token: z.string().max(200), password, passwordConfirm: z.string() })
  .refine((input) => input.password === input.passwordConfirm, { error: 'password.match', path: ['passwordConfirm'] });

/** The current user: what both front ends may know about who is signed in. */
export const me = z.object({
  id,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  locale,
  isMailConfirmed: z.boolean(),
  /** Of `GET /iam/me`: false where mails do not arrive, and the person is asked to correct the address. */
  isMailReachable: z.boolean().optional(),
  status: z.enum(userStatuses),
  pharmacyId: id.nullable(),
  /** Invites colleagues and edits the pharmacy's own record. */
  isPharmacyAdmin: z.boolean(),
  /** A doctor or administrator whose account a second person has not approved yet: only the own account is open. */
  awaitsApproval: z.boolean(),
  /** The role needs a second factor, and this session may only set one up. */
  mustEnrol: z.boolean(),
});
export type Me = z.output<typeof me>;

export const session = z.object({
  token: z.string(),
  refreshToken: z.string().optional(),
  sessionId: id,
  user: me,
  /** Said once, at the next login: when a session of this account was ended because its secret turned up in two places. */
  reuseEndedAt: instant.optional(),
});
export type Session = z.output<typeof session>;
/** Signed in by proving the mailbox, and where the registration was on its way to. */
export const confirmed = session.extend({ nextPage: z.string().nullable() });
export type Confirmed = z.output<typeof confirmed>;
export const refreshInput = z.strictObject({ sessionId: id.optional(), refreshToken: z.string().max(200).optional() });
export const refreshed = z.object({ token: z.string(), refreshToken: z.string().optional(), sessionId: id, message: z.string() });

export const profilePatch = z.strictObject({
  title: text(0, 40).nullable().optional(),
  firstName: text(1, 60).optional(),
  lastName: text(1, 60).optional(),
  position: text(0, 60).nullable().optional(),
  street: text(0, 100).nullable().optional(),
  houseNum: text(0, 40).nullable().optional(),
  zipCode: zipCode.nullable().optional(),
  city: text(0, 60).nullable().optional(),
  country: z.string().length(2).nullable().optional(),
  phone: phone.nullable().optional(),
  fax: phone.nullable().optional(),
  about: text(0, 1000).nullable().optional(),
  signatureName: text(0, 60).nullable().optional(),
  locale: locale.optional(),
});

/** The fields the specification asks for; a patient has no position. */
export const requiredProfileFields = ['title', 'firstName', 'lastName', 'position', 'street', 'houseNum', 'zipCode', 'city', 'country', 'phone'] as const;
export type RequiredProfileField = (typeof requiredProfileFields)[number];

/** One function for the API and both front ends. `title` may be the empty string: "no title" is an answer, "not answered" is null. */
export const missingProfileFields = (role: Role, profile: Partial<Record<RequiredProfileField, string | null>>): RequiredProfileField[] =>
  requiredProfileFields.filter((field) => {
    if (role === 'patient' && (field === 'position' || field === 'title')) return false;
    return profile[field] === null || profile[field] === undefined || (profile[field] === '' && field !== 'title');
  });

export const profile = z.object({
  email: z.string(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  position: z.string().nullable(),
  street: z.string().nullable(),
  houseNum: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  fax: z.string().nullable(),
  about: z.string().nullable(),
  signatureName: z.string().nullable(),
  locale,
  isMailConfirmed: z.boolean(),
  /** False for an account that only signs in through a provider. */
  hasPassword: z.boolean(),
  isWorking: z.boolean(),
  status: z.enum(userStatuses),
  createdAt: instant,
  complete: z.boolean(),
  missing: z.array(z.enum(requiredProfileFields)),
});
export type Profile = z.output<typeof profile>;

export const stepStates = ['todo', 'done', 'waiting', 'blocked'] as const;
const step = z.enum(stepStates);
export const statuses = z.object({
  steps: z.object({
    emailConfirmed: step,
    profileComplete: step,
    healthState: step,
    informationSheet: step,
    treatmentContract: step,
    deposit: step,
    identity: step,
    review: step,
    pharmacy: step,
  }),
  /** A storefront route (without the language prefix), or null when there is nothing for the patient to do. */
  next: z.string().nullable(),
  treatmentId: id.nullable(),
  documents: z.object({ information: z.object({ version: z.int() }), contract: z.object({ version: z.int() }) }),
});
export type Statuses = z.output<typeof statuses>;
