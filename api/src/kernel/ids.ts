import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new record id: UUID v7, so that ids sort by creation. */
export const newId = (): string => v7();

/** 256 random bits for links and refresh tokens; only their `sha256` is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A 6-digit code for people to type. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** 10 characters for the public check of a prescription, without look-alikes. */
const readableCode = (length: number): string => Array.from({ length }, () => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[randomInt(0, 32)]).join('');
export const newCheckCode = (): string => readableCode(10);

/** What a patient shows at the pharmacy: six characters that are told apart when read aloud. */
export const newPickupCode = (): string => readableCode(6);

export const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');
