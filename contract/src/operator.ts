import { z } from 'zod';

/** Who runs the platform, as its pages say it. */
export const operator = z.object({
  name: z.string(),
  helpEmail: z.string(),
  /** Company, address, register and representatives in one line; empty in the demo, which has no operator. */
  imprint: z.string(),
});
export type Operator = z.output<typeof operator>;
