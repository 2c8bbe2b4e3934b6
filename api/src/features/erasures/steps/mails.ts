import type { Ctx } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { inboxPath } from '../../prescriptions/public.ts';
import type { Erasure } from '../erasure.model.ts';
import { doctorsOf, hasNotified, pharmaciesOf } from '../erasures.queries.ts';

/** Art. 19: notifies those who got data of the person, by the numbers of the cases and nothing else. */
export const notifyRecipients = async (ctx: Ctx, { id, userId }: Erasure): Promise<void> => {
  const template = 'recipient-notice' as const;
  for (const { doctorId, locale, references } of await doctorsOf(ctx, userId))
    await queueMail(ctx, {
      template,
      recipientId: doctorId,
      locale,
      params: { references, path: '/admin/queue' },
      dedupeKey: `erasure:${id}:${doctorId}`,
    });
  for (const { pharmacyId, email, references } of await pharmaciesOf(ctx, userId))
    await queueMail(ctx, {
      template,
      recipientAddress: email,
      locale: 'de',
      params: { references, path: inboxPath() },
      dedupeKey: `erasure:${id}:${pharmacyId}`,
    });
};

/** The last letter to the address: what is deleted, what is kept, why and until when. Categories only. */
export const sendLastLetter = async (ctx: Ctx, { id, userId, locale, keepUntil }: Erasure): Promise<void> => {
  await queueMail(ctx, {
    template: 'account-erased',
    recipientId: userId,
    locale,
    params: { keepUntil: keepUntil?.toISOString() ?? null, hasRecipients: await hasNotified(ctx, id) },
    dedupeKey: `account-erased:${id}`,
  });
};
