import { z } from 'zod';
import { openingState } from '../pharmacies/opening-hours.ts';
import { units } from '../products/enums.ts';
import { cents, email, flag, id, instant, isoDate, phone, text, zipCode, type ValidationKey } from '../validation.ts';
import { dose } from './dose.ts';
import { dispensings, repeat } from './repeats.ts';
import { collectors } from './inbox.ts';
import { original } from './originals.ts';
import { fulfilments, prescriptionStatuses, returnReasons, revokeReasons, sendingChannels } from './states.ts';

export const maxAlternatives = 5;
/** One prescription, one medicine (one Rezeptur each). */
export const planLine = z.strictObject({
  productId: id,
  quantity: z.coerce.number().positive().max(1000),
  unit: z.enum(units),
  form: text(1, 100),
  singleDose: text(1, 100),
  dailyDose: text(1, 200),
  /** The dose as data; then the server makes the two texts from it. */
  dose: dose.optional(),
  instructions: text(2, 500),
  /** Left out: it is dispensed once. */
  repeat: repeat.optional(),
  /** What may take its place without a new visit, the best first: products that the doctor signs with it. */
  alternatives: z.array(id).max(maxAlternatives).optional(),
});

export type PlanLine = z.output<typeof planLine>;

/** A product that the doctor signed with a prescription to take its place. */
export const alternative = z.object({ productId: id, productName: z.string(), pzn: z.string() });
export type Alternative = z.output<typeof alternative>;

const brief = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  houseNum: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  /** As people read it. */
  phoneInGroups: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
});

/** As the patient sees it. */
export const patientPrescription = z.object({
  id,
  number: z.string(),
  treatmentId: id,
  status: z.enum(prescriptionStatuses),
  productId: id,
  productName: z.string(),
  productSlug: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  form: z.string(),
  singleDose: z.string(),
  dailyDose: z.string(),
  instructions: z.string(),
  issuedAt: instant,
  validUntil: isoDate,
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  readyAt: instant.nullable(),
  dispensedAt: instant.nullable(),
  returned: z.object({ reason: z.enum(returnReasons), text: z.string().nullable() }).nullable(),
  revoked: z.object({ reason: z.enum(revokeReasons), text: z.string().nullable(), at: instant }).nullable(),
  /** The next version, after a correction. */
  replacedBy: id.nullable(),
  replaces: id.nullable(),
  /** Until when the pharmacy keeps it, and what the patient shows there; null until it is ready. */
  holdUntil: instant.nullable(),
  pickupCode: z.string().nullable(),
  dispensedQuantity: z.number(),
  repeat: repeat.nullable(),
  dispensings,
  pharmacy: brief.nullable(),
  /** How it was handed over to the pharmacy; null before it is sent. */
  sending: z
    .object({
      id,
      channel: z.enum(sendingChannels),
      fulfilment: z.enum(fulfilments),
      fulfilmentCents: cents.nullable(),
      openedAt: instant.nullable(),
      offeredAt: instant.nullable(),
    })
    .nullable(),
  original,
  /** Whether the patient's copy can be downloaded already. */
  hasCopy: z.boolean(),
});
export type PatientPrescription = z.output<typeof patientPrescription>;

export const pharmacyChoiceSorts = ['distance', 'price', 'delivered', 'name'] as const;
export const listedQuery = z.object({
  treatmentId: id,
  zipCode: zipCode.optional(),
  sort: z.enum(pharmacyChoiceSorts).optional(),
  q: z.string().trim().max(100).optional(),
  /** Only those that the patient remembers. */
  favorites: flag.optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
/** Without `isFavorite` the pharmacy is remembered or forgotten, whichever it is not yet. */
export const favoritePharmacyInput = z.strictObject({ pharmacyId: id, isFavorite: z.boolean().optional() });
export type FavoritePharmacyInput = z.output<typeof favoritePharmacyInput>;
/** A pharmacy as a place to send the prescriptions to. `totalCents` counts the lines it has. */
export const listedPharmacy = brief.extend({
  /** Nothing is sent: the pharmacy sends nothing, or the law does not let it send one of these medicines. */
  isPickupOnly: z.boolean(),
  hasAll: z.boolean(),
  missing: z.array(z.string()),
  totalCents: cents.nullable(),
  /** What sending these costs; null where it is not known, and for collection. */
  shippingCents: cents.nullable(),
  /** The ways in which these reach the patient from there; a price of null is not known and named by the pharmacy. */
  fulfilments: z.array(z.object({ kind: z.enum(fulfilments), cents: cents.nullable() })),
  currency: z.literal('EUR'),
  distanceKm: z.number().nullable(),
  confirmedAt: instant.nullable(),
  opening: openingState.nullable(),
  isFavorite: z.boolean(),
});
export type ListedPharmacy = z.output<typeof listedPharmacy>;
export const listedPharmacies = z.object({ items: z.array(listedPharmacy), total: z.int() });

/** Without `fulfilment` it is collected. */
/** The version of the consent to passing prescriptions on (`pharmacy-transfer`), ticked with this choice. A first choice may leave it out: it carries the consent to the current words. */
const consentVersion = z.int().min(1).optional();
/** The patient knows that the original goes to the pharmacy by post, where a signature by hand is needed; elsewhere it changes nothing. */
const byPost = z.boolean().optional();
export const choosePharmacyInput = z.strictObject({
  treatmentId: id,
  pharmacyId: id,
  fulfilment: z.enum(fulfilments).default('pickup'),
  consentVersion,
  byPost,
});
export const manualPharmacyInput = z.strictObject({
  treatmentId: id,
  name: text(2, 100),
  street: text(1, 100),
  houseNum: text(1, 40),
  zipCode,
  city: text(1, 60),
  email: email.optional(),
  phone: phone.optional(),
  /** It is none of the pharmacies that look like it. */
  confirmed: z.boolean().optional(),
  consentVersion,
  byPost,
});
/** The same with what the form can say before it is sent: the server asks for it too. */
export const manualPharmacyForm = manualPharmacyInput.refine(({ email: mail, phone: number }) => Boolean(mail) || Boolean(number), {
  path: ['phone'],
  error: 'contact.required' satisfies ValidationKey,
});
/** Known pharmacies that one typed by hand may be, in `details.candidates` of 409 `pharmacy.possibleDuplicate`. */
export const pharmacyCandidate = z.object({ id, name: z.string(), street: z.string(), houseNum: z.string(), zipCode: z.string(), city: z.string() });
export type PharmacyCandidate = z.output<typeof pharmacyCandidate>;
export const recallInput = z.strictObject({ treatmentId: id });
/** The reason is for the audit log and the pharmacy's call, not for the patient. */
export const reRouteInput = z.object({ id, reason: text(5, 500) });
export const prescriptionItems = z.object({ items: z.array(patientPrescription) });

/** In the back office. Health content (doses, instructions, patient) only for the pharmacy it was sent to and the doctor who issued it; else null. */
export const prescriptionRecord = z.object({
  id,
  number: z.string(),
  treatmentId: id,
  status: z.enum(prescriptionStatuses),
  productId: id.nullable(),
  productName: z.string().nullable(),
  pzn: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.enum(units).nullable(),
  form: z.string().nullable(),
  singleDose: z.string().nullable(),
  dailyDose: z.string().nullable(),
  /** As data; null also where the doctor wrote it in words. */
  dose: dose.nullable(),
  instructions: z.string().nullable(),
  patient: z.object({ name: z.string(), dob: isoDate, phone: z.string().nullable() }).nullable(),
  doctor: z.object({ id, name: z.string(), phone: z.string().nullable() }),
  pharmacy: z.object({ id, name: z.string(), street: z.string(), houseNum: z.string(), zipCode: z.string(), city: z.string() }).nullable(),
  issuedAt: instant,
  validUntil: isoDate,
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  readyAt: instant.nullable(),
  dispensedAt: instant.nullable(),
  returnReason: z.enum(returnReasons).nullable(),
  returnText: z.string().nullable(),
  holdUntil: instant.nullable(),
  pickupCode: z.string().nullable(),
  dispensedQuantity: z.number().nullable(),
  repeat: repeat.nullable(),
  dispensings: dispensings.nullable(),
  revision: z.int(),
  replaces: id.nullable(),
  replacedBy: id.nullable(),
  revokeReason: z.enum(revokeReasons).nullable(),
  revokeText: z.string().nullable(),
  alternatives: z.array(alternative),
  fulfilment: z.enum(fulfilments).nullable(),
  channel: z.enum(sendingChannels).nullable(),
  original,
  hasFile: z.boolean(),
  version: z.int(),
  abilities: z.array(z.string()),
});
export type PrescriptionRecord = z.output<typeof prescriptionRecord>;
/** `holdUntil` is a moment to come; the setting's default counts from now when it is left out. */
export const readyInput = z.object({ id, holdUntil: instant.optional() });
/** Left out, all that remains is dispensed; less than that is a part, and the rest can follow. */
export const dispenseInput = z.object({
  id,
  quantity: z.coerce.number().positive().max(1000).optional(),
  /** Who showed an identity document that agrees with the prescription. */
  collectedBy: z.enum(collectors).optional(),
  /** As the patient says or shows it; compared by the server. */
  pickupCode: text(0, 20).optional(),
});
export const returnInput = z.object({ id, reason: z.enum(returnReasons), text: text(0, 500).optional() });

/** Why the doctor takes a prescription back; the pharmacy and the patient read the text. */
export const revokeInput = z.object({ id, reason: z.enum(revokeReasons), text: text(2, 500) });
