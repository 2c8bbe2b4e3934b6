import { DateTime } from 'luxon';
import { defineJob } from '../../../jobs/job.ts';
import { chainEnd, hasAnchor, insertAnchor } from '../issued-documents.queries.ts';

/** Just after midnight: the anchor belongs to the day that has ended in Germany. */
const endedDay = (now: Date): string => DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).minus({ days: 1 }).toISODate() ?? '';

/** Notes the end of the chain for the day, with the time proven where a timestamp service is set. */
export const anchorChainJob = defineJob<'issued-documents.anchor'>({
  handler: async (ctx) => {
    const madeAt = ctx.clock.now();
    const day = endedDay(madeAt);
    if (await hasAnchor(ctx, day)) return { rows: 0 };
    const end = await chainEnd(ctx);
    const token = (await ctx.ports.timestamp?.(Buffer.from(end.entryHash, 'hex'))) ?? null;
    return { rows: await insertAnchor(ctx, { ...end, day, madeAt, token }) };
  },
});
