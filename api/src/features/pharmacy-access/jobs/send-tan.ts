import { defineJob } from '../../../jobs/job.ts';
import { sendTan } from '../tan.service.ts';
import { linksWithoutTan } from '../pharmacy-access.queries.ts';

/** Tells the pharmacy its TAN apart from the mail with the link: to its second address, by telephone, or through staff. */
export const sendTanJob = defineJob<'pharmacy-access.send-tan'>({
  undone: linksWithoutTan,
  handler: async (ctx, { sendingId }) => sendTan(ctx, sendingId),
});
