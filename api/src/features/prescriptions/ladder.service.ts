import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import type { Sending } from './sendings.ts';

/** Offers the patient another pharmacy, once a sending. Nothing is taken back by itself. */
export const offerOther = async (ctx: Ctx, sendingId: string): Promise<void> => {
  const now = ctx.clock.now();
  const [sending] = await ctx.trx('sendings').where({ id: sendingId }).whereNull('offeredAt').update({ offeredAt: now }).returning<Sending[]>('*');
  if (!sending) return;
  const { patientId, treatmentId } = sending;
  const { locale } = await ctx.trx('users').where({ id: patientId }).first('locale');
  await queueMail(ctx, {
    template: 'pharmacy-silent',
    recipientId: patientId,
    locale,
    params: { treatmentId },
    dedupeKey: `sending:${sendingId}:offer`,
  });
  await audit(ctx, { action: 'sending.offer-other', objectType: 'sending', objectId: sendingId, patientId });
};
