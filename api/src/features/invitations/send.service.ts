import { queueMail } from '../mails/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { invitationRows, type InvitationRow } from './invitation.model.ts';
import { User } from '../users/public.ts';

/** No mail contains a patient's name: the name beside our brand could say that the person is in treatment. */
const inviterOf = async (ctx: Ctx, { inviterId, inviterName }: InvitationRow): Promise<string | null> => {
  if (!inviterId) return null;
  const inviter = await User.query(ctx.trx).where({ id: inviterId }).select('role').first();
  return inviter?.role === 'patient' ? null : inviterName;
};

/**
 * The mail of an invitation: the link, or, where the address has an account already, a word to its owner that it cannot be used. A link that was
 * replaced meanwhile is not sent. Running twice sends one mail.
 */
export const sendInvitation = async (ctx: Ctx, { invitationId, linkId }: { invitationId: string; linkId: string }): Promise<void> => {
  const row: InvitationRow | undefined = await invitationRows(ctx).where({ id: invitationId, linkId, status: 'pending' }).first();
  if (!row) return;
  const { email, role, locale, pharmacyName, expiresAt } = row;
  const dedupeKey = `invitation:${linkId}`;
  const owner = await User.query(ctx.trx).where({ email }).whereNotNull('mailConfirmedAt').select('id', 'locale').first();
  if (owner) return queueMail(ctx, { template: 'invitation-known-address', recipientId: owner.id, locale: owner.locale, params: {}, dedupeKey });
  const params = { linkId, role, inviterName: await inviterOf(ctx, row), pharmacyName, expiresAt: expiresAt.toISOString() };
  await queueMail(ctx, { template: 'staff-invitation', recipientAddress: email, locale, params, dedupeKey });
};
