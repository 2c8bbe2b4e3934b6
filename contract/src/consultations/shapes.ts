import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, isoDate, listOf, text } from '../validation.ts';
import { consultationStatuses } from './states.ts';

/** A first consultation with this doctor, or one after it. */
export const consultationKinds = ['first', 'follow-up'] as const;
export type ConsultationKind = (typeof consultationKinds)[number];
/** Who did not come, or who cancelled. */
export const consultationParties = ['patient', 'doctor'] as const;
export const cancelledBy = ['patient', 'doctor', 'admin', 'system'] as const;

/** Days after which it is deleted who was in a room and when. */
export const metadataKeptDays = 90;
/** How doctor and patient spoke with each other in the end. */
export const heldByKinds = ['video', 'phone'] as const;
export type HeldBy = (typeof heldByKinds)[number];

const doctorName = z.object({ id, name: z.string() });

/** A consultation as its patient sees it. */
export const consultation = z.object({
  id,
  kind: z.enum(consultationKinds),
  status: z.enum(consultationStatuses),
  doctor: doctorName,
  treatmentId: id.nullable(),
  startsAt: instant,
  endsAt: instant,
  joinableFrom: instant,
  joinableUntil: instant,
  cancelledBy: z.enum(cancelledBy).nullable(),
  noShow: z.enum(consultationParties).nullable(),
  /** Owed for a consultation that the patient missed; it is not charged by itself. */
  noShowFeeCents: z.int().nullable(),
  /** Instead of by video: the doctor calls. */
  isByPhone: z.boolean(),
  /** Null until it was held. */
  heldBy: z.enum(heldByKinds).nullable(),
  /** Hours before the start at which a reminder is still to come, the earliest first. */
  remindersHours: z.array(z.int()),
  version: z.int(),
  abilities: z.array(z.enum(['move', 'cancel', 'join'])),
});
export type Consultation = z.output<typeof consultation>;
export const consultationList = listOf(consultation);

export const bookingInput = z.strictObject({
  doctorId: z.union([id, z.literal('earliest')]),
  startsAt: instant.optional(),
  holdId: id.optional(),
  treatmentId: id.optional(),
});
export type BookingInput = z.output<typeof bookingInput>;
export const holdInput = z.strictObject({ doctorId: id, startsAt: instant });
export const hold = z.object({ holdId: id, doctorId: id, startsAt: instant, endsAt: instant, expiresAt: instant });
export type Hold = z.output<typeof hold>;
/** Null where no time is kept, or no longer. */
export const heldTime = z.object({ hold: hold.nullable() });
export type HeldTime = z.output<typeof heldTime>;
export const moveInput = z.strictObject({ id, startsAt: instant });

/** A time that can be booked. */
export const slot = z.object({ startsAt: instant, endsAt: instant });
export type Slot = z.output<typeof slot>;
/** The next free times, as `details` of `consultation.slotTaken`. */
export const nextTimes = z.object({ next: z.array(z.object({ doctorId: id, startsAt: instant })) });

export const consultingDoctor = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  about: z.string().nullable(),
  offersConsultations: z.boolean(),
  /** The doctor of the caller's requests or earlier consultations. */
  isOwn: z.boolean(),
  nextSlot: slot.nullable(),
});
export type ConsultingDoctor = z.output<typeof consultingDoctor>;
export const consultingDoctors = listOf(consultingDoctor);

export const slotsInput = z.object({ id, from: isoDate, to: isoDate });
export const slotList = z.object({ slots: z.array(slot) });

export const waitInput = z.strictObject({ doctorId: id.optional(), until: isoDate });
/** A place in the waiting list, with the freed time that is kept for this patient at the moment. */
export const wait = z.object({
  id,
  doctorId: id.nullable(),
  doctorName: z.string().nullable(),
  until: isoDate,
  createdAt: instant,
});
export const offer = hold.extend({ doctorName: z.string() });
export const waitList = z.object({ items: z.array(wait), total: z.int(), offers: z.array(offer) });
export type WaitList = z.output<typeof waitList>;

/** A telephone call in place of the video. */
const phoneCall = z.object({ at: instant, minutes: z.int().min(1).max(240) });
export const completeInput = z.strictObject({ id, note: text(1, 4000).optional(), call: z.strictObject(phoneCall.shape).optional() });
export type CompleteInput = z.output<typeof completeInput>;

/** An own appointment that the covering colleague has now. */
export const handedOver = z.object({ id, doctorId: id, doctorName: z.string(), startsAt: instant, endsAt: instant });
export type HandedOver = z.output<typeof handedOver>;
/** Where the appointments of an absence go: to one's own next free times, or to the covering colleague. */
export const rebookTargets = ['own', 'cover'] as const;
export type RebookTarget = (typeof rebookTargets)[number];
export const rebookAffectedInput = z.strictObject({ to: z.enum(rebookTargets) });
/** `left`: found no free time, and stay as they are. */
export const rebookAnswer = z.object({ moved: z.int(), left: z.int() });
export type RebookAnswer = z.output<typeof rebookAnswer>;

/** The chat of a call, which the doctor copies into the case. */
export const chatNoteInput = z.strictObject({
  id,
  lines: z
    .array(z.strictObject({ by: z.enum(consultationParties), at: instant, text: text(1, limits.chatMessage) }))
    .min(1)
    .max(500),
});
export type ChatNoteInput = z.output<typeof chatNoteInput>;
export const chatNote = z.object({ copied: z.int() });

export const calendarInput = z.object({ from: isoDate, to: isoDate, doctorId: id.optional() });
export type CalendarInput = z.output<typeof calendarInput>;
export const calendarEntry = z.object({
  id,
  doctorId: id,
  doctorName: z.string(),
  patientName: z.string(),
  startsAt: instant,
  endsAt: instant,
  kind: z.enum(consultationKinds),
  status: z.enum(consultationStatuses),
  noShow: z.enum(consultationParties).nullable(),
  isWaiting: z.boolean(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;
/** The consultations of some days. Free times (of a first consultation) and absences only where one doctor is asked for. */
export const calendar = z.object({
  days: z.array(z.object({ on: isoDate, isToday: z.boolean(), holiday: z.string().nullable(), isAbsent: z.boolean() })),
  doctors: z.array(doctorName),
  entries: z.array(calendarEntry),
  free: z.array(slot),
});
export type Calendar = z.output<typeof calendar>;

/** A consultation in the back office; the note is its doctor's alone. */
export const consultationRecord = z.object({
  id,
  kind: z.enum(consultationKinds),
  status: z.enum(consultationStatuses),
  doctorId: id,
  doctorName: z.string(),
  patientId: id,
  patientName: z.string(),
  treatmentId: id.nullable(),
  treatmentNumber: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  joinableFrom: instant,
  joinableUntil: instant,
  cancelledBy: z.enum(cancelledBy).nullable(),
  noShow: z.enum(consultationParties).nullable(),
  noShowFeeCents: z.int().nullable(),
  /** Instead of by video: the doctor calls. */
  isByPhone: z.boolean(),
  heldBy: z.enum(heldByKinds).nullable(),
  call: phoneCall.nullable(),
  /** For its doctor while it is booked: to call when the video does not work. */
  patientPhone: z.string().nullable(),
  /** The patient is in the room and the doctor is not. */
  isWaiting: z.boolean(),
  note: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['cancel', 'rebook', 'complete', 'no-show', 'join', 'copy-chat'])),
});
export type ConsultationRecord = z.output<typeof consultationRecord>;

/** A doctor opens a consultation with an own patient, at once or at a time of choice. */
export const openConsultationInput = z.strictObject({
  treatmentId: id.optional(),
  patientId: id.optional(),
  startsAt: z.union([instant, z.literal('now')]),
  lengthMinutes: z.int().min(5).max(240).optional(),
});
export type OpenConsultationInput = z.output<typeof openConsultationInput>;
