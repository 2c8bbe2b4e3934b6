import type { MoneyAlert } from '@blattwerk/contract/payments/alerts';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { administrators } from './payments.queries.ts';

/** Tells the administrators, but for who caused it, once for each cause. `paymentId` is null for what concerns several. */
export const alertAdministrators = async (ctx: Ctx, alert: MoneyAlert, paymentId: string | null, cause: string): Promise<void> => {
  const path = paymentId ? `/admin/payments/${paymentId}` : '/admin/payments';
  for (const { id, locale } of await administrators(ctx))
    if (id !== actorId(ctx.actor))
      await queueMail(ctx, { template: 'money-alert', recipientId: id, locale, params: { alert, path }, dedupeKey: `money:${alert}:${cause}:${id}` });
};
