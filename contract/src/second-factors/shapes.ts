import { z } from 'zod';
import { ownerProof } from '../data-exports/shapes.ts';
import { id, instant, text } from '../validation.ts';

/** Ways to prove more than the password. */
export const secondFactorMethods = ['totp', 'recovery-code', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];
/** Details of `auth.totpRequired`: what the person can prove themselves with. */
export const secondFactorDue = z.object({ methods: z.array(z.enum(secondFactorMethods)) });
export type SecondFactorDue = z.output<typeof secondFactorDue>;

/** Six digits of an authenticator app, or one of the recovery codes; spaces and hyphens do not count. */
export const factorCode = z.string().trim().min(6).max(20);
/** Who changes how an account is protected says the password again, or for an account without one the code from the mail. */
const reauthentication = { password: ownerProof.shape.password, mailCode: ownerProof.shape.code };

export const startTotpInput = z.strictObject(reauthentication);
export type Reauthentication = z.output<typeof startTotpInput>;
export const totpEnrolment = z.object({
  /** `otpauth://…`, for a link on the phone itself. */
  uri: z.string(),
  /** The same secret for typing, in Base32. */
  secret: z.string(),
  /** The address as a QR code: a `data:` URL of an SVG picture on white ground. */
  qrCode: z.string(),
});
export type TotpEnrolment = z.output<typeof totpEnrolment>;
export const confirmTotpInput = z.strictObject({ code: factorCode });
/** Shown once. Empty when the earlier ones still hold. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;
/** `code` is needed while an authenticator app is on; a recovery code does as well. */
export const guardedInput = z.strictObject({ ...reauthentication, code: factorCode.optional() });

export const passkey = z.object({
  id,
  name: z.string(),
  /** It is kept by a password manager and not on one device alone. */
  isBackedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;
const passkeyName = text(1, 60);
export const renamePasskeyInput = z.strictObject({ id, name: passkeyName });
export const removePasskeyInput = z.strictObject({ id, ...guardedInput.shape });

export const secondFactors = z.object({
  totp: z.object({ isOn: z.boolean(), since: instant.nullable() }),
  passkeys: z.array(passkey),
  /** Unused ones. */
  recoveryCodesLeft: z.int(),
  /** A setting requires a second factor for this role: the last one cannot be removed. */
  isRequired: z.boolean(),
  /** This session may do nothing else before a second factor is set up. */
  mustEnrol: z.boolean(),
  /** The account has a password, which changes here ask for. */
  hasPassword: z.boolean(),
});
export type SecondFactors = z.output<typeof secondFactors>;

/** Base64url, as WebAuthn's JSON form has it. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
/** Empty for keys without a user. */
const userHandle = z
  .string()
  .regex(/^[\w-]*$/)
  .max(100);
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).optional(),
};
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });

/** What a browser answers to a sign-in with a passkey (`AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000), userHandle: userHandle.nullish() }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
/** What a browser answers to making a passkey (`RegistrationResponseJSON`). */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports: z.array(z.string().max(20)).max(10).optional() }),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

export const passkeyCreation = z.object({
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({ residentKey: z.literal('required'), requireResidentKey: z.literal(true), userVerification: z.literal('required') }),
    attestation: z.literal('none'),
  }),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;
export const startPasskeyInput = z.strictObject(reauthentication);
export const addPasskeyInput = z.strictObject({ response: passkeyAttestation, name: passkeyName });
export const addedPasskey = z.object({ passkey, ...recoveryCodes.shape });

export const passkeyRequest = z.object({
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(descriptor),
  }),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;
export const passkeyLoginInput = z.strictObject({ response: passkeyAssertion });

export const resetSecondFactorInput = z.strictObject({ id, reason: text(5, 500) });
