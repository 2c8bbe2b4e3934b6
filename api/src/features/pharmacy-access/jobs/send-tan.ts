import { defineJob } from '../../../jobs/job.ts';
import { sendTan } from '../tan.service.ts';

/** Tells the pharmacy its TAN apart from the mail with the link: to its second address, by telephone, or through staff. */
export const sendTanJob = defineJob<'pharmacy-access.send-tan'>({
  undone: (trx, { from, to }) =>
    trx('pharmacy_links')
      .join('sendings', 'sendings.id', 'pharmacy_links.sendingId')
      .where({ channel: 'link' })
      .whereNull('tanBy')
      .whereNull('endedAt')
      .whereBetween('createdAt', [from, to])
      .select('sendingId'),
  handler: async (ctx, { sendingId }) => sendTan(ctx, sendingId),
});
