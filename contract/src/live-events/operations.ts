import { z } from 'zod';
import { operation } from '../operation.ts';

export const followEvents = operation({
  id: 'live-events.follow',
  method: 'get',
  path: '/backoffice/events',
  summary: 'What changes in lists of the back office, as server-sent events `{ resource, ids, type }`; only ids that the caller may see',
  input: z.object({
    /** Names of lists, separated by commas. */
    resources: z.string().min(1).max(500),
    /** The answer ends after so long, and the caller asks again with a fresh token. */
    seconds: z.coerce.number().int().min(0).max(300).default(300),
  }),
  answer: 'stream',
});
