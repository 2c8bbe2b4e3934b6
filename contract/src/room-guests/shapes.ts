import { z } from 'zod';
import { iceServer, roomFacts } from '../video-rooms/shapes.ts';
import { id, instant, isoDate, text } from '../validation.ts';

/** A link takes as many wrong entries; after them it opens nothing. */
export const guestTries = 5;

/** Where a link leads. Its token stands in the fragment, which no browser sends to a server. */
export const guestPage = '/room/guest';
export const guestPath = (token: string): string => `${guestPage}#token=${encodeURIComponent(token)}`;

export const guestLinkInput = z.strictObject({ id });
/** The way into one consultation's room without a login, for the patient's other device. */
export const guestLink = z.object({ url: z.string(), qrCode: z.string(), expiresAt: instant });
export type GuestLink = z.output<typeof guestLink>;

export const openGuestInput = z.strictObject({ token: text(1, 200), firstName: text(1, 60), lastName: text(1, 60), dob: isoDate });
export type OpenGuestInput = z.output<typeof openGuestInput>;

/** What name and date of birth open: this one room, until it closes. */
export const openedGuest = z.object({
  access: z.string(),
  expiresAt: instant,
  room: roomFacts,
  iceServers: z.array(iceServer),
  /** The consent to video that is still missing, or null. */
  consentVersion: z.int().nullable(),
});
export type OpenedGuest = z.output<typeof openedGuest>;

export const guestTicketInput = z.strictObject({ access: text(1, 200), consentVersion: z.int().min(1).optional() });
