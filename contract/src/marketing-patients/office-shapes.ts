import { z } from 'zod';
import { marketingSources } from './shapes.ts';

const funnelCounts = {
  contacts: z.int(),
  /** Asked for news, whatever became of it. */
  asked: z.int(),
  confirmed: z.int(),
  withdrawn: z.int(),
  /** Whose address is a patient's account now. */
  patients: z.int(),
};
/** How many came from where, and how far they went: numbers alone. */
export const marketingFunnel = z.object({ items: z.array(z.object({ source: z.enum(marketingSources), ...funnelCounts })), all: z.object(funnelCounts) });
export type MarketingFunnel = z.output<typeof marketingFunnel>;
