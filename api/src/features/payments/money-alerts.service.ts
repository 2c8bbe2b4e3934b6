import type { MoneyAlert } from '@blattwerk/contract/payments/alerts';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { administrators } from './payments.queries.ts';

/** Differences concern several payments and are shown with the books; everything else at its payment. */
const pathOf = (paymentId: string | null): string => (paymentId ? `/admin/payments/${paymentId}` : '/admin/money');

/** Tells the administrators, but for who caused it, once for each cause. @returns whom */
export const alertAdministrators = async (ctx: Ctx, alert: MoneyAlert, paymentId: string | null, cause: string): Promise<string[]> => {
  const path = pathOf(paymentId);
  const told = (await administrators(ctx)).filter(({ id }) => id !== actorId(ctx.actor));
  for (const { id, locale } of told)
    await queueMail(ctx, { template: 'money-alert', recipientId: id, locale, params: { alert, path }, dedupeKey: `money:${alert}:${cause}:${id}` });
  return told.map(({ id }) => id);
};
