import { isSameToken, sealedIdOf, sealedToken } from './sealed-token.ts';
import type { Secrets } from './secrets.ts';

/** The token of a consultation's guest link. It follows from the consultation and a serial number: a new link takes the place of the one before. */
export const guestToken = (secrets: Secrets, consultationId: string, serial: number): string =>
  sealedToken(secrets, 'room-guest', consultationId, `${consultationId}:${serial}`);

/** The consultation that a token speaks of; whether it is genuine is another question. */
export const guestTokenId = sealedIdOf;

export const isGuestToken = (secrets: Secrets, token: string, consultationId: string, serial: number): boolean =>
  isSameToken(token, guestToken(secrets, consultationId, serial));
