import type { ConnectionTest, RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { purposeVersion } from '@blattwerk/contract/consents/texts';
import { hasConsent } from '../consents/public.ts';
import { findForRoom, type RoomConsultation } from '../consultations/public.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import { roomTokenSeconds, signRoomToken } from './room-token.ts';

/** The credentials of relay and vendor outlast a long conversation; the room's own token does not have to. */
const mediaFor = 4 * duration.hours;

/** @throws consultation.expired.completed.cancelled, consultation.tooEarly */
const assertOpen = ({ status, joinableFrom, joinableUntil }: RoomConsultation, now: Date): void => {
  if (status !== 'booked' || now >= joinableUntil) throw failure('consultation.expired.completed.cancelled');
  if (now < joinableFrom) throw failure('consultation.tooEarly', { from: joinableFrom.toISOString() });
};

const accountOf = (ctx: Ctx<Member>, place: string): string => derivedSecret(ctx.secrets.pseudonym, `video:${place}:${ctx.actor.id}`).slice(0, 22);

/**
 * Everything that the browser of patient or doctor needs to enter the room.
 * @throws server.notFound, consultation.expired.completed.cancelled, consultation.tooEarly, consent.required
 */
export const issueTicket = async (ctx: Ctx<Member>, id: string): Promise<RoomTicket> => {
  const room = await findForRoom(ctx, id);
  const now = ctx.clock.now();
  assertOpen(room, now);
  const role = ctx.actor.id === room.doctorId ? 'doctor' : 'patient';
  if (role === 'patient' && !(await hasConsent(ctx, ctx.actor.id, 'video')))
    throw failure('consent.required', { purpose: 'video', version: purposeVersion('video') });
  const { video } = ctx.ports;
  const media = video.accessTo({ consultationId: id, account: accountOf(ctx, id), issuedAt: now, expiresAt: later(now, mediaFor) });
  const roomToken = signRoomToken(ctx.secrets, ctx.clock, { userId: ctx.actor.id, sessionId: ctx.actor.sessionId, roomId: id, role });
  const url = `${ctx.baseUrl.replace(/^http/, 'ws')}/api/v1/rooms`;
  const expiresAt = later(now, roomTokenSeconds * duration.seconds).toISOString();
  return { provider: video.provider, url, token: roomToken, ...media, roomToken, role, expiresAt };
};

/** The relay as it would be used in a conversation, to try the connection days before. */
export const readConnectionTest = (ctx: Ctx<Member>): ConnectionTest => {
  const expiresAt = later(ctx.clock.now(), 10 * duration.minutes);
  return { iceServers: ctx.ports.video.iceServers(accountOf(ctx, 'test'), expiresAt), expiresAt: expiresAt.toISOString() };
};
