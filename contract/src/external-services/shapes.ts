import { z } from 'zod';
import { instant, listOf } from '../validation.ts';

/** What of others the product asks. Pharmacies' feeds are not among them: each has a state and alarms of its own. */
export const externalServices = ['mail', 'payments', 'storage', 'scanner', 'signature', 'timestamp', 'sign-in', 'calls', 'push'] as const;
export type ExternalService = (typeof externalServices)[number];

/** A service, whether it answers, and the work that has failed because of it and is tried again by itself. */
export const externalServiceState = z.object({
  id: z.enum(externalServices),
  /** Since when it does not answer; null while it does. */
  downSince: instant.nullable(),
  lastTriedAt: instant.nullable(),
  waiting: z.int().min(0),
  oldestWaitingAt: instant.nullable(),
  abilities: z.array(z.enum(['retry'])),
});
export type ExternalServiceState = z.output<typeof externalServiceState>;

/** Those that do not answer or for which work waits. */
export const externalServiceList = listOf(externalServiceState);
export const waitingRetried = z.object({ retried: z.int().min(0) });
