import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { invitationToken } from '../../kernel/mail-secrets.ts';
import { readSetting } from '../settings/public.ts';
import type { Invitation } from './invitation.model.ts';

/** A new link; the one before stops working, because its hash is gone. */
export const newLink = async (ctx: Ctx): Promise<Pick<Invitation, 'linkId' | 'tokenHash' | 'expiresAt'>> => {
  const linkId = newId();
  const days = await readSetting(ctx, 'invitations.validDays');
  return { linkId, tokenHash: sha256(invitationToken(ctx.secrets, linkId)), expiresAt: later(ctx.clock.now(), days * duration.days) };
};

/** Leaves the mail to a job, which looks whether the address has an account: the time of the answer tells the inviter nothing. */
export const sendLink = (ctx: Ctx, { id, linkId }: Pick<Invitation, 'id' | 'linkId'>): Promise<void> =>
  ctx.jobs.send('invitations.send', { invitationId: id, linkId });
