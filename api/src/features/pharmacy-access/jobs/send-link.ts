import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { findAnnouncedSending, markNotified } from '../../prescriptions/public.ts';
import { ensureLink } from '../links.ts';
import { sendingsWithoutLink } from '../pharmacy-access.queries.ts';

/** Makes the link of a sending and mails it to the pharmacy; the TAN goes another way. Nothing about whom or what is in the mail. */
export const sendLinkJob = defineJob<'pharmacy-access.send-link'>({
  undone: sendingsWithoutLink,
  handler: async (ctx, { sendingId }) => {
    const sending = await findAnnouncedSending(ctx, sendingId);
    if (!sending || sending.notifiedAt) return;
    const { pharmacyId, email, name, expiresAt, numbers } = sending;
    await inTransaction(ctx, async (bound) => {
      await ensureLink(bound, { sendingId, pharmacyId, number: numbers[0] ?? '' });
      if (email)
        await queueMail(bound, {
          template: 'prescription-sent-to-pharmacy',
          recipientAddress: email,
          locale: 'de',
          params: { pharmacyName: name, sendingId, needsTan: true, expiresAt },
          dedupeKey: `sending:${sendingId}`,
        });
      await markNotified(bound, sendingId);
      await bound.jobs.send('pharmacy-access.send-tan', { sendingId });
    });
  },
});
