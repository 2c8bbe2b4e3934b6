import { z } from 'zod';
import { openingState, storedHours } from '../pharmacies/opening-hours.ts';
import { treatmentStatuses } from '../treatments/states.ts';
import { email, id, instant, listOf, text } from '../validation.ts';
import { caregiverEnds, caregiverStatuses } from './states.ts';

/** What a trusted person may look at. `progress`: where requests stand and what comes next; `pickup`: what is needed at the pharmacy's counter. */
export const caregiverLimits = ['progress', 'appointments', 'pickup'] as const;
export type CaregiverLimit = (typeof caregiverLimits)[number];

/** For how long, counted from the day on which the patient chooses it. */
export const accessDays = [30, 90, 180, 365] as const;
export const usualAccessDays = 90 as const;
export const maxCaregivers = 5;
/** So long the link of an invitation can be used. */
export const caregiverLinkDays = 7;
/** So long before its end the patient is reminded. */
export const endingSoonDays = 7;

const limits = z
  .array(z.enum(caregiverLimits))
  .min(1)
  .max(10)
  .transform((chosen) => caregiverLimits.filter((limit) => chosen.includes(limit)));
const days = z.literal(accessDays);

export const caregiverInput = z.strictObject({ name: text(1, 80), email, limits, days: days.default(usualAccessDays) });
export type CaregiverInput = z.output<typeof caregiverInput>;
/** Without `days` the end stays as it is. */
export const caregiverPutInput = z.strictObject({ id, limits, days: days.optional(), version: z.int().min(1) });
export type CaregiverPutInput = z.output<typeof caregiverPutInput>;

/** A trusted person as the patient sees them. */
export const caregiver = z.object({
  id,
  name: z.string(),
  email: z.string(),
  status: z.enum(caregiverStatuses),
  limits: z.array(z.enum(caregiverLimits)),
  /** Until when the access holds, or would have held. */
  endsAt: instant,
  linkExpiresAt: instant,
  answeredAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum(caregiverEnds).nullable(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['change', 'withdraw', 'end'])),
});
export type Caregiver = z.output<typeof caregiver>;
export const caregiverList = listOf(caregiver);

export const caregiverToken = z.string().min(1).max(200);
/** What the page behind the link says. Who invites for what is told to the account of the invited address alone. */
export const caregiverInvitation = z.object({
  linkExpiresAt: instant,
  reader: z.enum(['visitor', 'other-account', 'invited']),
  details: z.object({ inviter: z.string(), limits: z.array(z.enum(caregiverLimits)), endsAt: instant }).nullable(),
});
export type CaregiverInvitation = z.output<typeof caregiverInvitation>;

/** A person whom the caller may look at. */
export const caredForPerson = z.object({ id, name: z.string(), limits: z.array(z.enum(caregiverLimits)), endsAt: instant });
export type CaredForPerson = z.output<typeof caredForPerson>;
export const caredForList = listOf(caredForPerson);

export const caregiverNextSteps = ['submit', 'pay', 'answer', 'review', 'choose-pharmacy', 'collect', 'pharmacy', 'none'] as const;
export type CaregiverNextStep = (typeof caregiverNextSteps)[number];

/** A request without anything of what was asked, answered or prescribed. */
const progress = z.object({
  number: z.string(),
  status: z.enum(treatmentStatuses),
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
  decidedAt: instant.nullable(),
  next: z.enum(caregiverNextSteps),
});
export type CaredForProgress = z.output<typeof progress>;
const appointment = z.object({ id, startsAt: instant, endsAt: instant, doctorName: z.string(), isByPhone: z.boolean() });
export type CaredForAppointment = z.output<typeof appointment>;
/** What is ready at a pharmacy. `qr` is a picture of the code. */
const caredForPickup = z.object({
  medicine: z.string(),
  code: z.string(),
  qr: z.string(),
  holdUntil: instant,
  isHoldOver: z.boolean(),
  pharmacy: z.object({
    name: z.string(),
    street: z.string(),
    houseNum: z.string(),
    zipCode: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
    phoneInGroups: z.string().nullable(),
  }),
  openingHours: storedHours.nullable(),
  opening: openingState.nullable(),
});
export type CaredForPickup = z.output<typeof caredForPickup>;

/** One person as a trusted person sees them: a part that the limits do not open is null. */
export const caredForView = caredForPerson.extend({
  progress: z.array(progress).nullable(),
  appointments: z.array(appointment).nullable(),
  pickups: z.array(caredForPickup).nullable(),
});
export type CaredForView = z.output<typeof caredForView>;
