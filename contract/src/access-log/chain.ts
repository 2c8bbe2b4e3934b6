import { z } from 'zod';
import { instant } from '../validation.ts';

/**
 * What a check of the audit log's chains finds. `gap`: a seal is missing. `broken`: a seal is not the one that was made. `changed`, `missing`: an entry
 * is. `end`: the newest seals are missing. `unsealed`: an entry was put in past the database's rules. `rewritten`: a chain no longer goes through what
 * an earlier check has seen.
 */
export const chainFaults = ['gap', 'broken', 'changed', 'missing', 'end', 'unsealed', 'rewritten'] as const;

const chainFault = z.object({ chain: z.int().nullable(), eventId: z.string().nullable(), fault: z.enum(chainFaults) });
export type ChainFault = z.output<typeof chainFault>;

export const auditChain = z.object({
  /** Of the last check; null before the first one. */
  checkedAt: instant.nullable(),
  isIntact: z.boolean().nullable(),
  /** Since when every check has found the chains whole: the oldest entry, or the first check after one that found a fault. */
  intactSince: instant.nullable(),
  entries: z.int(),
  /** Hash over the ends of all chains: kept elsewhere it proves what the log was. */
  digest: z.string().nullable(),
  faults: z.array(chainFault),
});
export type AuditChain = z.output<typeof auditChain>;
