import { defineJob } from '../../../jobs/job.ts';
import { sendTan } from '../tan.service.ts';

/** Tells the pharmacy its TAN apart from the mail with the link: to its second address, by telephone, or through staff. */
export const sendTanJob = defineJob({
  id: 'pharmacy-access.send-tan',
  timeoutSeconds: 60,
  retryLimit: 8,
  handler: async (ctx, { sendingId }) => sendTan(ctx, sendingId),
});
