import { DateTime } from 'luxon';
import { defineJob, throughADay } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { ensureLink } from '../links.ts';

interface Row {
  pharmacyId: string;
  notifiedAt: Date | null;
  endedAt: Date | null;
  email: string | null;
  name: string;
  validUntil: string;
  numbers: string[];
}

/** Makes the link of a sending and mails it to the pharmacy; the TAN goes another way. Nothing about whom or what is in the mail. */
export const sendLinkJob = defineJob({
  id: 'pharmacy-access.send-link',
  timeoutSeconds: 60,
  ...throughADay,
  undone: (trx, { from, to }) =>
    trx('sendings').where({ channel: 'link' }).whereNull('notifiedAt').whereNull('endedAt').whereBetween('sentAt', [from, to]).select('id as sendingId'),
  handler: async (ctx, { sendingId }) => {
    const sending = await ctx
      .trx('sendings')
      .join('pharmacies', 'pharmacies.id', 'sendings.pharmacyId')
      .join('prescriptions', 'prescriptions.sendingId', 'sendings.id')
      .where({ 'sendings.id': sendingId })
      .groupBy('sendings.id', 'pharmacies.id')
      .first<Row | undefined>(
        'sendings.pharmacyId',
        'sendings.notifiedAt',
        'sendings.endedAt',
        'pharmacies.email',
        'pharmacies.name',
        ctx.trx.raw('max(prescriptions.valid_until) AS valid_until, array_agg(prescriptions.number ORDER BY position) AS numbers'),
      );
    if (!sending || sending.endedAt || sending.notifiedAt) return;
    const { pharmacyId, email, name, validUntil, numbers } = sending;
    const expiresAt = DateTime.fromISO(validUntil, { zone: 'Europe/Berlin' }).endOf('day').toUTC().toISO() ?? validUntil;
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
      await bound.trx('sendings').where({ id: sendingId }).update({ notifiedAt: ctx.clock.now() });
      await bound.jobs.send('pharmacy-access.send-tan', { sendingId });
    });
  },
});
