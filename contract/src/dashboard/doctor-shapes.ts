import { z } from 'zod';
import { consultationStatuses } from '../consultations/states.ts';
import { mentionCauses } from '../treatments/team-shapes.ts';
import { id, instant, isoDate } from '../validation.ts';

const ownRequest = z.object({ treatmentId: id, number: z.string(), patientName: z.string(), at: instant });

/** A note in which the doctor is mentioned, or with which a request was handed over. */
export const mention = z.object({
  id,
  treatmentId: id,
  number: z.string(),
  cause: z.enum(mentionCauses),
  authorName: z.string(),
  text: z.string(),
  at: instant,
  isSeen: z.boolean(),
});
export type Mention = z.output<typeof mention>;

/** A doctor's day: what waits, what comes due, who is seen, and how the week went. */
export const doctorDashboard = z.object({
  /** Own requests that are late or due today; `at` is when. */
  due: z.array(ownRequest),
  /** Own requests whose patient has answered; `at` is when. */
  answers: z.array(ownRequest),
  mentions: z.array(mention),
  /** Unassigned requests, and those of them that are due today or late. */
  pool: z.object({ open: z.int(), dueToday: z.int() }),
  questions: z.int(),
  /** Prescriptions that wait to be signed by hand and posted. */
  toPost: z.int(),
  consultations: z.array(
    z.object({ id, startsAt: instant, endsAt: instant, patientName: z.string(), status: z.enum(consultationStatuses), isWaiting: z.boolean() }),
  ),
  /** The coming days, today first and with what is late. */
  dueCurve: z.array(z.object({ on: isoDate, mine: z.int(), free: z.int() })),
  /** Since Monday. */
  week: z.object({
    approved: z.int(),
    declined: z.int(),
    /** Of the decisions, those by the promised time. */
    onTime: z.int(),
    medianMinutes: z.int().nullable(),
    consultations: z.int(),
  }),
});
export type DoctorDashboard = z.output<typeof doctorDashboard>;
