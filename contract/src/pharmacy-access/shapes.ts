import { z } from 'zod';
import { dispensings, repeat } from '../prescriptions/repeats.ts';
import { original } from '../prescriptions/originals.ts';
import { pharmacyQuestion } from '../pharmacy-questions/shapes.ts';
import { questionTypes } from '../pharmacy-questions/states.ts';
import { fulfilments, prescriptionStatuses, returnReasons } from '../prescriptions/states.ts';
import { units } from '../products/enums.ts';
import { email, id, instant, isoDate, text } from '../validation.ts';

/** How the TAN reaches the pharmacy: apart from the mail with the link. `staff`: our people telephone, fax or post it. */
export const tanWays = ['telephone', 'mail', 'staff'] as const;
export type TanWay = (typeof tanWays)[number];
export const tanLimits = { tries: 5, accessMinutes: 30, opensDays: 7 } as const;

const token = z.string().min(1).max(200);
export const linkInput = z.object({ token });
/** What may be said before the TAN: whose link it is, and how often the TAN may still be tried. */
export const linkDoor = z.object({
  pharmacy: z.object({ name: z.string(), city: z.string() }),
  /** How pharmacy and staff name the item to each other. */
  number: z.string(),
  needsTan: z.literal(true),
  triesLeft: z.int(),
  /** Null while the TAN is on its way. */
  tanBy: z.enum(tanWays).nullable(),
  tanSentAt: instant.nullable(),
});
export type LinkDoor = z.output<typeof linkDoor>;

export const openLinkInput = z.object({
  token,
  /** Read aloud and typed in groups. */
  tan: z
    .string()
    .max(20)
    .transform((typed) => typed.replaceAll(/[\s-]/g, '')),
});

const line = z.object({
  productName: z.string(),
  pzn: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  form: z.string(),
  singleDose: z.string(),
  dailyDose: z.string(),
  instructions: z.string(),
  dispensedQuantity: z.number(),
  repeat: repeat.nullable(),
  dispensings,
});
/** One prescription as the pharmacy behind the link sees it. `file` is a relative address, opened with the same bearer. */
export const linkPrescription = z.object({
  id,
  number: z.string(),
  status: z.enum(prescriptionStatuses),
  lines: z.array(line),
  patient: z.object({ name: z.string(), dob: isoDate, phone: z.string().nullable(), phoneInGroups: z.string().nullable() }),
  doctor: z.object({ name: z.string(), phone: z.string().nullable(), phoneInGroups: z.string().nullable() }),
  issuedAt: instant,
  validUntil: isoDate,
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  readyAt: instant.nullable(),
  dispensedAt: instant.nullable(),
  holdUntil: instant.nullable(),
  pickupCode: z.string().nullable(),
  fulfilment: z.enum(fulfilments).nullable(),
  revision: z.int(),
  original,
  file: z.string().nullable(),
  /** What the pharmacy asked the doctor about it, the newest first. */
  questions: z.array(pharmacyQuestion),
  /** The steps that are possible now. */
  abilities: z.array(z.string()),
});
export type LinkPrescription = z.output<typeof linkPrescription>;
/** `prescription` stands beside the list when there is one. */
export const linkPrescriptions = z.object({
  pharmacy: z.object({ name: z.string(), city: z.string(), email: z.string().nullable() }),
  prescriptions: z.array(linkPrescription),
  prescription: linkPrescription.optional(),
});
export type LinkPrescriptions = z.output<typeof linkPrescriptions>;
/** `access` is a bearer for the link's other calls. */
export const openedLink = linkPrescriptions.extend({ access: z.string(), expiresAt: instant });
export type OpenedLink = z.output<typeof openedLink>;

/** Left out, `prescriptionId` means the only one, or each for which the step is next. */
export const linkStepInput = linkInput.extend({ prescriptionId: id.optional() });
export const linkReadyInput = linkStepInput.extend({ holdUntil: instant.optional() });
/** `lines`: what is handed over now, when it is not all; `prescriptionId` may be left out of a line where there is one prescription. */
export const linkDispenseInput = linkStepInput.extend({
  lines: z
    .array(z.object({ prescriptionId: id.optional(), quantity: z.coerce.number().positive().max(1000) }))
    .min(1)
    .max(20)
    .optional(),
});
export const linkReturnInput = linkStepInput.extend({ reason: z.enum(returnReasons), text: text(0, 500).optional() });
/** The prescription stays with the pharmacy; the doctor answers by a due time. */
export const linkQuestionInput = linkStepInput.extend({ type: z.enum(questionTypes), text: text(2, 1000) });
export const linkFileInput = linkInput.extend({ id });

/** A new TAN, shown once to the administrator who tells it. */
export const newTan = z.object({ tan: z.string(), number: z.string(), pharmacy: z.object({ name: z.string(), phone: z.string().nullable() }) });
export type NewTan = z.output<typeof newTan>;

/** Becoming a member: a code goes to the pharmacy's listed address, then an invitation to the named one. */
export const claimLimits = { tries: 5, minutes: 30 } as const;
export const claimInput = linkInput.extend({ email });
export const claimStarted = z.object({ message: z.string(), sentTo: z.string() });
export const claimCodeInput = linkInput.extend({ code: z.string().trim().min(1).max(20) });
export const claimConfirmed = z.object({ message: z.string(), invited: z.string() });
