import { z } from 'zod';
import { consultationKinds } from '../consultations/shapes.ts';
import { consultationStatuses } from '../consultations/states.ts';
import { id, instant } from '../validation.ts';
import { roomRoles } from './messages.ts';

/** The built-in way from browser to browser, or the vendor's. */
export const videoProviders = ['peer', 'agora'] as const;
export type VideoProvider = (typeof videoProviders)[number];

export const iceServer = z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() });
export type IceServer = z.output<typeof iceServer>;

/** What the connection test needs; the relay's credentials are short-lived. */
export const connectionTest = z.object({ iceServers: z.array(iceServer), expiresAt: instant });
export type ConnectionTest = z.output<typeof connectionTest>;

/** What a browser needs to enter the room of one consultation. `roomToken` opens the signalling; `token` is the way's own: the same one, or Agora's. */
export const roomTicket = z.object({
  provider: z.enum(videoProviders),
  url: z.string(),
  token: z.string(),
  roomToken: z.string(),
  role: z.enum(roomRoles),
  iceServers: z.array(iceServer).optional(),
  appId: z.string().optional(),
  channel: z.string().optional(),
  account: z.string().optional(),
  expiresAt: instant,
});
export type RoomTicket = z.output<typeof roomTicket>;

/** What both sides may read of a room before they enter it. */
export const roomFacts = z.object({
  id,
  kind: z.enum(consultationKinds),
  status: z.enum(consultationStatuses),
  doctorName: z.string(),
  startsAt: instant,
  endsAt: instant,
  joinableFrom: instant,
  joinableUntil: instant,
  /** Offered when the connection cannot be made; null where the doctor has not entered a number. */
  doctorPhone: z.string().nullable(),
  /** The same as people read it. */
  doctorPhoneInGroups: z.string().nullable(),
});
export type RoomFacts = z.output<typeof roomFacts>;

/** The same for the doctor, with the case beside the picture. */
export const doctorRoom = roomFacts.extend({
  patient: z.object({ id, name: z.string(), phone: z.string().nullable() }),
  treatmentId: id.nullable(),
  isPatientThere: z.boolean(),
  /** The next consultation of today. */
  next: z.object({ id, startsAt: instant, patientName: z.string(), isPatientThere: z.boolean() }).nullable(),
  delayMinutes: z.int(),
  /** From then on the doctor may note that the patient did not come. */
  noShowFrom: instant,
});
export type DoctorRoom = z.output<typeof doctorRoom>;

export const delaySteps = [0, 5, 10, 15, 20, 30, 45, 60] as const;
export const delayInput = z.strictObject({ minutes: z.int().min(0).max(60) });
export const delayAnswer = z.object({ minutes: z.int(), told: z.int() });
export type DelayAnswer = z.output<typeof delayAnswer>;
