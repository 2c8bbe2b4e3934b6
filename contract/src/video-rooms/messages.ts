import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, instant, text } from '../validation.ts';

/** Who can be in the room of a consultation. */
export const roomRoles = ['patient', 'doctor'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** A longer message closes the connection with code 1009. */
export const maxMessageBytes = 65_536;

/** One browser tab, named by itself; it keeps the name when it connects again. */
export const clientId = z.string().regex(/^[\w-]{1,64}$/);

const sdp = z.string().max(60_000).nullable();
const candidate = z.object({
  candidate: z.string().max(2000),
  sdpMid: z.string().max(100).nullish(),
  sdpMLineIndex: z.int().min(0).max(100).nullish(),
  usernameFragment: z.string().max(300).nullish(),
});
const sharing = { microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() };

/** What a browser sends. Unknown fields, `from` among them, are dropped: the server alone says who a message is from. */
export const sentMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), clientId }),
  z.object({ type: z.literal('offer'), to: clientId, sdp }),
  z.object({ type: z.literal('answer'), to: clientId, sdp }),
  /** Null: no further candidates follow. */
  z.object({ type: z.literal('candidate'), to: clientId, candidate: candidate.nullable() }),
  z.object({ type: z.literal('chat'), text: text(1, limits.chatMessage) }),
  /** The doctor has copied the chat into the case; from a patient it goes nowhere. */
  z.object({ type: z.literal('chat-copied') }),
  z.object({ type: z.literal('state'), ...sharing }),
  z.object({ type: z.literal('bye') }),
]);
export type SentMessage = z.output<typeof sentMessage>;
/** What one browser sends to the other. */
export type RelayedMessage = Exclude<SentMessage, { type: 'hello' | 'bye' }>;

export const peer = z.object({ clientId, role: z.enum(roomRoles), name: z.string() });
export type Peer = z.output<typeof peer>;

export const byeReasons = ['ended', 'replaced', 'banned'] as const;
export type ByeReason = (typeof byeReasons)[number];

/** For a patient who waits: place in the line of this doctor, and when it is likely to be their turn. */
export const waiting = z.object({
  type: z.literal('waiting'),
  place: z.int().min(1),
  expectedAt: instant,
  /** What the doctor announced for today. */
  delayMinutes: z.int().min(0),
});
export type Waiting = z.output<typeof waiting>;

const from = { from: clientId };
/** What a browser receives. */
export const receivedMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('peers'), peers: z.array(peer) }),
  z.object({ type: z.literal('offer'), ...from, sdp }),
  z.object({ type: z.literal('answer'), ...from, sdp }),
  z.object({ type: z.literal('candidate'), ...from, candidate: candidate.nullable() }),
  z.object({ type: z.literal('chat'), ...from, text: z.string(), at: instant }),
  z.object({ type: z.literal('chat-copied'), ...from, at: instant }),
  z.object({ type: z.literal('state'), ...from, ...sharing }),
  z.object({ type: z.literal('bye'), reason: z.enum(byeReasons) }),
  /** The other side went on purpose; whose connection is lost sends none. */
  z.object({ type: z.literal('left'), ...from }),
  waiting,
]);
export type ReceivedMessage = z.output<typeof receivedMessage>;

/** Close codes of our own, beside the protocol's. */
export const closeCodes = { ended: 4000, replaced: 4001, banned: 4002, notAllowed: 1008, tooFast: 4008, restart: 1012 } as const;

export const roomTokenInput = z.strictObject({ id });
