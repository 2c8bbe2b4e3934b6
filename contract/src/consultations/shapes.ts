import { z } from 'zod';
import { id, instant, isoDate, listOf, text } from '../validation.ts';
import { consultationStatuses } from './states.ts';

/** A first consultation with this doctor, or one after it. */
export const consultationKinds = ['first', 'follow-up'] as const;
export type ConsultationKind = (typeof consultationKinds)[number];
/** Who did not come, or who cancelled. */
export const consultationParties = ['patient', 'doctor'] as const;
export const cancelledBy = ['patient', 'doctor', 'admin', 'system'] as const;

/** The room opens this long before the start and closes this long after the end. */
export const opensMinutesBefore = 10;
export const closesMinutesAfter = 30;
/** So long a time stays reserved while its patient confirms it. */
export const holdMinutes = 5;
/** So long a freed time is kept for the next person of the waiting list. */
export const offerMinutes = 10;
/** Minutes after the start from which a doctor may record that the patient did not come. */
export const noShowMinutes = 10;

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

export const completeInput = z.strictObject({ id, note: text(1, 4000).optional() });

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
  note: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['cancel', 'rebook', 'complete', 'no-show', 'join'])),
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
