import { z } from 'zod';
import { email, id, instant, text } from '../validation.ts';
import { withdrawalOutcomes, withdrawalStatuses } from './states.ts';

/** The declaration (§ 356a BGB): name, a way to send the receipt, and which contract is meant. */
export const withdrawalInput = z.strictObject({
  name: text(2, 100),
  email,
  treatmentNumber: text(1, 40).optional(),
  text: text(1, 2000).optional(),
});
export type WithdrawalInput = z.output<typeof withdrawalInput>;

/** The same for every address: whether it is known, the caller does not learn. */
export const withdrawalReceived = z.object({ message: z.string(), receivedAt: instant });
export const withdrawalConfirmInput = z.strictObject({ token: z.string().min(1).max(200) });
export const withdrawalFinishInput = z.object({ id, note: text(2, 1000) });

/** As staff see it. */
export const withdrawalRecord = z.object({
  id,
  name: z.string(),
  email: z.string(),
  treatmentNumber: z.string().nullable(),
  text: z.string().nullable(),
  status: z.enum(withdrawalStatuses),
  outcome: z.enum(withdrawalOutcomes).nullable(),
  treatmentId: id.nullable(),
  receivedAt: instant,
  confirmedAt: instant.nullable(),
  doneAt: instant.nullable(),
  doneBy: z.string().nullable(),
  /** What staff did about it. */
  note: z.string().nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['done'])),
});
export type WithdrawalRecord = z.output<typeof withdrawalRecord>;
