import { derivedCode, derivedSecret, type Secrets } from './secrets.ts';

/** The secret of a sending's link. It follows from the sending, so that no outbox and no table stores it. */
export const linkToken = (secrets: Secrets, sendingId: string): string => derivedSecret(secrets.pharmacyLink, `link:${sendingId}`);

/** The TAN of a sending's link. It follows from the sending and a serial number: a job that runs twice tells the same one, and a new one takes its place. */
export const linkTan = (secrets: Secrets, sendingId: string, serial: number): string => derivedCode(secrets.pharmacyLink, `tan:${sendingId}:${serial}`);
