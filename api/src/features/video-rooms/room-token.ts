import { roomRoles, type RoomRole } from '@blattwerk/contract/video-rooms/messages';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { failure } from '../../kernel/failure.ts';
import type { Secrets } from '../../kernel/secrets.ts';

/** A token opens a connection within this time; a connection that is open stays open without it. */
export const roomTokenSeconds = 300;

const rules = { issuer: 'blattwerk', audience: 'blattwerk-rooms', algorithm: 'ES256' } as const;

const claimsShape = z.object({ sub: z.uuid(), sid: z.uuid(), room: z.uuid(), role: z.enum(roomRoles), exp: z.number() });

/** Who may enter which room: a person with a session, or with the access that a guest link opened in its place. */
export interface RoomClaims {
  userId: string;
  sessionId: string;
  roomId: string;
  role: RoomRole;
}

export const signRoomToken = (secrets: Secrets, clock: Clock, { userId, sessionId, roomId, role }: RoomClaims): string => {
  const now = Math.floor(clock.now().getTime() / 1000);
  return jwt.sign({ sub: userId, sid: sessionId, room: roomId, role, iat: now, exp: now + roomTokenSeconds }, secrets.jwtPrivateKey, rules);
};

/** @throws token.invalid, token.expired */
export const readRoomToken = (secrets: Secrets, clock: Clock, token: string): RoomClaims => {
  const verified = (): unknown => {
    try {
      const { issuer, audience, algorithm } = rules;
      // Expiry is checked against the application's own clock.
      return jwt.verify(token, secrets.jwtPublicKey, { issuer, audience, algorithms: [algorithm], ignoreExpiration: true });
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) throw failure('token.invalid');
      throw error;
    }
  };
  const claims = claimsShape.safeParse(verified());
  if (!claims.success) throw failure('token.invalid');
  const { sub: userId, sid: sessionId, room: roomId, role, exp } = claims.data;
  if (exp * 1000 <= clock.now().getTime()) throw failure('token.expired');
  return { userId, sessionId, roomId, role };
};
