import { z } from 'zod';
import { id, instant } from '../validation.ts';
import { exportStatuses } from './states.ts';

/** Who asks is the owner of the account: the password, or for an account without one the code from the mail. */
export const ownerProof = z.strictObject({ password: z.string().min(1).max(200).optional(), code: z.string().trim().min(1).max(8).optional() });
export type OwnerProof = z.output<typeof ownerProof>;

/** What fetches one copy once: minted after the owner's proof, good for a minute. */
export const exportTicket = z.object({ ticket: z.string(), expiresAt: instant });
export type ExportTicket = z.output<typeof exportTicket>;
export const exportDownloadInput = z.strictObject({ id, ticket: z.string().min(1).max(100) });

export const dataExport = z.object({
  id,
  status: z.enum(exportStatuses),
  /** In percent, while it is being made. */
  progress: z.int().min(0).max(100),
  requestedAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
  downloadedAt: instant.nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** `proof` says how the owner is asked: an account without a password gets a code by mail. */
export const dataExports = z.object({ items: z.array(dataExport), proof: z.enum(['password', 'code']) });
export type DataExports = z.output<typeof dataExports>;
