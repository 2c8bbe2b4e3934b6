import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { findAnnouncedSending } from '../announced-sending.queries.ts';
import { markNotified } from '../sendings.ts';
import { sendingsToAnnounce } from '../sendings.queries.ts';
import { inboxPath } from '../inbox-path.ts';

/**
 * Notifies the pharmacy by mail that there is a prescription in its inbox: a link, and nothing about whom or what. One mail a sending, and one more for each
 * cause `again`: the reminder of a pharmacy that does not react, or staff who ask for it. Sendings by link are announced by `pharmacy-access`; `again` is here.
 */
export const notifyPharmacyJob = defineJob<'prescriptions.notify-pharmacy'>({
  undone: sendingsToAnnounce,
  handler: async (ctx, { sendingId, again }) => {
    const sending = await findAnnouncedSending(ctx, sendingId);
    if (!sending || (sending.notifiedAt && !again)) return;
    if (!sending.email) return ctx.log.warn({ sendingId }, 'the pharmacy has no mail address; the prescription waits in its inbox');
    const [only, ...others] = sending.prescriptionIds;
    const path = inboxPath(others.length === 0 ? only : undefined);
    const way = sending.channel === 'link' ? ({ sendingId, needsTan: true } as const) : ({ path, needsTan: false } as const);
    await inTransaction(ctx, async (bound) => {
      await queueMail(bound, {
        template: again ? 'prescription-waits-at-pharmacy' : 'prescription-sent-to-pharmacy',
        recipientAddress: sending.email as string,
        locale: 'de',
        params: { pharmacyName: sending.name, expiresAt: sending.expiresAt, ...way },
        dedupeKey: again ? `sending:${sendingId}:${again}` : `sending:${sendingId}`,
      });
      await markNotified(bound, sendingId);
    });
  },
});
