import { z } from 'zod';
import { questionnaireDefinition } from '../health-states/definition.ts';
import { toldWish } from '../health-states/shapes.ts';
import { formAnswers, messageKinds, questionForm } from '../treatments/message-shapes.ts';
import { id, instant } from '../validation.ts';
import { attestation } from './exported-attestation.ts';
import { exportedCaregiver } from './exported-caregiver.ts';
import { diaryVersion } from './exported-diary.ts';
import { letterCorrection } from './exported-letter.ts';
import { invoice, payment } from './exported-money.ts';
import { prescription } from './exported-prescription.ts';
import { questionnaire, safetyAnswer } from './exported-questionnaire.ts';

const text = z.string().nullable();
const at = instant.nullable();

const address = { street: text, houseNum: text, zipCode: text, city: text, country: text };

const person = z.object({
  id,
  email: z.string(),
  title: text,
  firstName: z.string(),
  lastName: z.string(),
  dob: text,
  ...address,
  phone: text,
  about: text,
  locale: z.string(),
  source: text,
  status: z.string(),
  mailConfirmedAt: at,
  createdAt: instant,
});

/** A doctor who treats or treated the person. */
const doctor = z.object({ id, name: z.string(), profession: text, ...address, phone: text, licenceNumber: text, licenceAuthority: text });
const pharmacy = z.object({ id, name: z.string(), ...address, phone: text, email: text });

const treatmentMessage = z.object({
  id,
  at: instant,
  from: z.enum(['patient', 'doctor']),
  authorId: id,
  kind: z.enum(messageKinds),
  text: z.string(),
  readAt: at,
  /** What a question asks besides its text, and what an answer says to that. */
  form: questionForm.nullable(),
  answers: formAnswers.nullable(),
});
const treatmentProduct = z.object({ position: z.int(), name: text, pzn: text, wish: toldWish.nullable() });
const treatment = z.object({
  id,
  number: z.string(),
  status: z.string(),
  questionnaireId: id,
  doctorId: id.nullable(),
  createdAt: instant,
  submittedAt: at,
  decidedAt: at,
  cancelledAt: at,
  contactKind: z.string(),
  contactAt: at,
  diagnosis: text,
  remoteJustification: text,
  letter: text,
  nextCheckOn: text,
  /** The patient wanted the diagnosis on the invoice. */
  isDiagnosisOnInvoice: z.boolean(),
  /** Why a dose above a limit was prescribed. */
  overrides: z.array(z.object({ rule: z.string(), reason: z.string() })),
  declineReason: text,
  declineText: text,
  products: z.array(treatmentProduct),
  /** What was said about the prescription before; null in a request that is no follow-up. */
  followUp: z.object({ effect: z.int(), sideEffects: z.array(z.string()), remainingAmount: z.number().nullable() }).nullable(),
  /** In the order of their versions. */
  letterCorrections: z.array(letterCorrection),
  messages: z.array(treatmentMessage),
});

/** What was asked about a prescription, and the doctor's answer once it has left. */
const pharmacyQuestion = z.object({
  id,
  prescriptionId: id,
  pharmacyId: id.nullable(),
  doctorId: id,
  askedBy: z.string(),
  type: z.string(),
  text,
  status: z.string(),
  askedAt: instant,
  dueAt: instant,
  answerAction: text,
  answerText: text,
  answerOverrides: z.array(z.object({ rule: z.string(), reason: z.string() })),
  answeredAt: at,
  answeredById: id.nullable(),
  replacementId: id.nullable(),
});
const delivery = z.object({ id, prescriptionId: id, pharmacyId: id, sentAt: instant, voidedAt: at });
/** One handing over of a request's prescriptions to a pharmacy, and what was done so that it arrives. */
const sending = z.object({
  id,
  treatmentId: id,
  pharmacyId: id,
  channel: z.string(),
  fulfilment: z.string(),
  fulfilmentCents: z.int().nullable(),
  sentAt: instant,
  notifiedAt: at,
  openedAt: at,
  remindedAt: at,
  offeredAt: at,
  endedAt: at,
});
/** One try of a pharmacy without an account to open a sending by link and TAN. */
const pharmacyAccess = z.object({ id, sendingId: id, at: instant, outcome: z.string() });
const prescriptionEvent = z.object({ prescriptionId: id, kind: z.string(), at: instant, pharmacyId: id.nullable() });
const deliveryTask = z.object({
  id,
  sendingId: id,
  kind: z.string(),
  status: z.string(),
  dueAt: instant,
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  doneAt: at,
});
const consultation = z.object({ id, treatmentId: id.nullable(), doctorId: id, status: z.string(), startsAt: instant, endsAt: instant });

const signature = z.object({
  id,
  document: z.string(),
  version: z.int(),
  locale: z.string(),
  sha256: z.string(),
  kind: z.string(),
  name: z.string(),
  signedAt: instant,
  fileId: id.nullable(),
});
const consent = z.object({ id, document: z.string(), version: z.int(), sha256: z.string(), acceptedAt: instant, withdrawnAt: at });

/** Who got data of the person, and when for the first time. */
const recipient = z.object({ kind: z.enum(['doctor', 'pharmacy']), id, name: z.string(), at: instant, what: z.string() });

const review = z.object({
  id,
  product: z.string(),
  pseudonym: z.string(),
  rating: z.int(),
  text,
  effects: z.array(z.string()),
  sideEffects: z.array(z.string()),
  benefits: z.array(z.string()),
  status: z.string(),
  reason: text,
  createdAt: instant,
});
const reviewComment = z.object({ id, product: z.string(), pseudonym: z.string(), text, status: z.string(), reason: text, createdAt: instant });
const reviewLike = z.object({ product: z.string(), createdAt: instant });
const place = z.object({ city: z.object({ de: text, en: text }).nullable(), country: text }).nullable();
const session = z.object({ id, userAgent: text, place, createdAt: instant, lastUsedAt: instant, expiresAt: instant, revokedAt: at });
const mail = z.object({ template: z.string(), locale: z.string(), createdAt: instant, sentAt: at });
const marketing = z.object({
  source: z.string(),
  campaignSource: text,
  campaignMedium: text,
  campaignName: text,
  createdAt: instant,
  lastSeenAt: instant,
});
const identityCheck = z.object({
  id,
  status: z.string(),
  documentFirstName: text,
  documentLastName: text,
  documentBornOn: text,
  consentVersion: z.int().nullable(),
  consentedAt: at,
  verifiedAt: at,
  createdAt: instant,
});
/** A withdrawal from the contract (§ 356a BGB) as it was declared, and what came of it. */
const contractWithdrawal = z.object({
  id,
  treatmentNumber: text,
  text,
  status: z.string(),
  outcome: text,
  receivedAt: instant,
  confirmedAt: at,
  doneAt: at,
});
/** A message of the contact form, and its answer. */
const contactRequest = z.object({
  id,
  number: z.string(),
  topic: z.string(),
  message: z.string(),
  status: z.string(),
  answer: text,
  createdAt: instant,
  answeredAt: at,
  closedAt: at,
});
const identitySighting = z.object({ id, doctorId: id, kind: z.string(), seenAt: instant });
const access = z.object({ at: instant, who: z.string(), name: text, what: z.string(), reason: text });
/** A file of the archive below `documents/`. */
const document = z.object({ id, file: z.string(), kind: z.string(), contentType: z.string(), bytes: z.int(), sha256: z.string(), createdAt: instant });

/** A finding, letter or photo that the person sent: a file of the archive below `uploads/`. */
const upload = document.omit({ kind: true }).extend({ treatmentId: id.nullable(), messageId: id.nullable(), name: z.string(), purpose: z.string() });

/** What was entered for a follow-up that is not requested yet. */
const followUpDraft = z.object({
  id,
  savedAt: instant,
  effect: z.int().nullable(),
  sideEffects: z.array(z.string()),
  remainingAmount: z.number().nullable(),
  products: z.array(z.string()),
});

/** The file `data.json` of an export: everything that is stored about one person. Fields are only ever added within a version. */
export const exportedData = z.object({
  format: z.literal('blattwerk-export'),
  version: z.literal(1),
  createdAt: instant,
  person,
  doctors: z.array(doctor),
  pharmacies: z.array(pharmacy),
  questionnaires: z.array(questionnaire),
  /** The questions that the questionnaires answer, by version. */
  questionnaireDefinitions: z.array(questionnaireDefinition),
  safetyAnswers: z.array(safetyAnswer),
  treatments: z.array(treatment),
  followUpDrafts: z.array(followUpDraft),
  prescriptions: z.array(prescription),
  pharmacyQuestions: z.array(pharmacyQuestion),
  pharmacyAccesses: z.array(pharmacyAccess),
  deliveries: z.array(delivery),
  sendings: z.array(sending),
  prescriptionEvents: z.array(prescriptionEvent),
  deliveryTasks: z.array(deliveryTask),
  attestations: z.array(attestation),
  consultations: z.array(consultation),
  diary: z.array(diaryVersion),
  signatures: z.array(signature),
  consents: z.array(consent),
  contactRequests: z.array(contactRequest),
  contractWithdrawals: z.array(contractWithdrawal),
  identityChecks: z.array(identityCheck),
  identitySightings: z.array(identitySighting),
  payments: z.array(payment),
  invoices: z.array(invoice),
  recipients: z.array(recipient),
  reviews: z.array(review),
  reviewComments: z.array(reviewComment),
  reviewLikes: z.array(reviewLike),
  favouriteProducts: z.array(z.string()),
  favouritePharmacies: z.array(z.string()),
  signInMethods: z.array(z.object({ kind: z.string(), name: text, createdAt: at })),
  sessions: z.array(session),
  mails: z.array(mail),
  notifications: z.array(z.object({ event: z.string(), createdAt: instant, readAt: at })),
  pushDevices: z.array(z.object({ userAgent: text, createdAt: instant })),
  notificationPreferences: z.array(
    z.object({ channels: z.record(z.string(), z.unknown()), hasQuietHours: z.boolean(), quietFrom: z.string(), quietTo: z.string() }),
  ),
  marketing: z.array(marketing),
  newsletter: z.array(z.object({ status: z.string(), askedAt: instant, confirmedAt: at, withdrawnAt: at })),
  alerts: z.array(
    z.object({
      product: z.string(),
      kind: z.string(),
      priceCents: z.int().nullable(),
      pharmacy: text,
      zipCode: text,
      radiusKm: z.number().nullable(),
      status: z.string(),
      askedAt: instant,
      confirmedAt: at,
      lastSentAt: at,
    }),
  ),
  notedProducts: z.array(z.object({ product: z.string(), amount: z.number().nullable(), unit: z.string(), notedAt: instant })),
  invitations: z.array(z.object({ email: z.string(), message: z.string().nullable(), status: z.string(), createdAt: instant })),
  caregivers: z.array(exportedCaregiver),
  savedSearches: z.array(z.object({ name: z.string(), search: z.string(), pharmacy: text, createdAt: instant })),
  accessLog: z.array(access),
  documents: z.array(document),
  uploads: z.array(upload),
});
export type ExportedData = z.output<typeof exportedData>;
export type ExportedTreatment = ExportedData['treatments'][number];
