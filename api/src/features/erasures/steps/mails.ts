import type { Ctx } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { inboxPath } from '../../prescriptions/public.ts';
import type { Erasure } from '../erasure.model.ts';
import { doctorsOf, hasNotified, pharmaciesOf } from '../erasures.queries.ts';
import { letterKey } from '../letter-key.ts';

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

/** The last letter, to the address that nothing else knows any more, with the proof: what is deleted, what is kept, why and until when. */
export const sendLastLetter = async (ctx: Ctx, { id, locale, keepUntil }: Erasure, { address, fileId }: { address: string; fileId: string }): Promise<void> => {
  await queueMail(ctx, {
    template: 'account-erased',
    recipientAddress: address,
    locale,
    params: { keepUntil: keepUntil?.toISOString() ?? null, hasRecipients: await hasNotified(ctx, id), fileId },
    dedupeKey: letterKey(id),
  });
};
