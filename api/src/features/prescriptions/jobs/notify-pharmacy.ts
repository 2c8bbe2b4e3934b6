import { defineJob } from '../../../jobs/job.ts';
import { DateTime } from 'luxon';
import { inTransaction } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';

interface Delivery {
  id: string;
  prescriptionId: string;
  notifiedAt: Date | null;
  voidedAt: Date | null;
  email: string | null;
  name: string;
  validUntil: string;
}

/** Tells the pharmacy by mail that there is a prescription in its inbox: a link, and nothing about whom or what. */
export const notifyPharmacyJob = defineJob({
  id: 'prescriptions.notify-pharmacy',
  timeoutSeconds: 60,
  retryLimit: 12,
  handler: async (ctx, { deliveryId }) => {
    const delivery = await ctx
      .trx('prescription_deliveries')
      .join('pharmacies', 'pharmacies.id', 'prescription_deliveries.pharmacyId')
      .join('prescriptions', 'prescriptions.id', 'prescription_deliveries.prescriptionId')
      .where({ 'prescription_deliveries.id': deliveryId })
      .first<Delivery | undefined>('prescription_deliveries.*', 'pharmacies.email', 'pharmacies.name', 'prescriptions.validUntil');
    if (!delivery || delivery.voidedAt || delivery.notifiedAt) return;
    if (!delivery.email) return ctx.log.warn({ deliveryId }, 'the pharmacy has no mail address; the prescription waits in its inbox');
    const expiresAt = DateTime.fromISO(delivery.validUntil, { zone: 'Europe/Berlin' }).endOf('day').toUTC().toISO() ?? delivery.validUntil;
    const params = { pharmacyName: delivery.name, path: `/admin/prescriptions/${delivery.prescriptionId}`, needsTan: false, expiresAt };
    await inTransaction(ctx, async (bound) => {
      await queueMail(bound, {
        template: 'prescription-sent-to-pharmacy',
        recipientAddress: delivery.email as string,
        locale: 'de',
        params,
        dedupeKey: `delivery:${deliveryId}`,
      });
      await bound.trx('prescription_deliveries').where({ id: deliveryId }).update({ notifiedAt: ctx.clock.now() });
    });
  },
});
