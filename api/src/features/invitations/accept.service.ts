import type { Locale } from '@blattwerk/contract/errors';
import type { InvitationAcceptInput, InvitationAccepted, OpenInvitation } from '@blattwerk/contract/invitations/shapes';
import { invitationStates } from '@blattwerk/contract/invitations/states';
import { assertNotBreached, createStaffAccount } from '../accounts/public.ts';
import { awaitsApproval, isSecondFactorRequired, hashPassword, User } from '../users/public.ts';
import { addDoctor, readLicence } from '../doctors/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inReading, inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { Invitation, invitationRows, type InvitationRow } from './invitation.model.ts';
import { openByLink } from './invitations.queries.ts';

/** @throws invitation.withdrawn, invitation.used, invitation.expired */
const assertOpen = (ctx: Ctx, row: Pick<Invitation, 'status' | 'expiresAt'>): void => {
  nextState(invitationStates, 'accept', row.status);
  if (row.expiresAt <= ctx.clock.now()) throw failure('invitation.expired');
};

/** What the page behind the link says. @throws invitation.* */
export const readOpenInvitation = (ctx: Ctx, token: string): Promise<OpenInvitation> =>
  inReading(ctx, async (bound) => {
    const tokenHash = await openByLink(bound, token);
    const row: InvitationRow = found(await invitationRows(bound).where({ tokenHash }).first(), 'invitation.invalid');
    assertOpen(bound, row);
    return {
      role: row.role,
      inviter: row.inviterName ?? (await readSetting(bound, 'brand.name')),
      message: row.message,
      ...(row.pharmacyName ? { pharmacy: row.pharmacyName } : {}),
      email: row.email,
      expiresAt: row.expiresAt.toISOString(),
    };
  });

/** Asks every administrator who may be the second person. */
const askForApproval = async (ctx: Ctx, { id, invitedBy }: { id: string; invitedBy: string | null }): Promise<void> => {
  const admins: { id: string; locale: Locale }[] = await User.query(ctx.trx).where({ role: 'admin', status: 'active' }).select('id', 'locale');
  for (const admin of admins.filter((one) => one.id !== invitedBy))
    await queueMail(ctx, {
      template: 'approval-due',
      recipientId: admin.id,
      locale: admin.locale,
      params: { path: `/admin/people/${id}` },
      dedupeKey: `approval-due:${id}:${admin.id}`,
    });
};

/** The invitation and its link are used up in the transaction that makes the account: of two acceptances one wins, and the other finds it used. */
const accept = async (ctx: Ctx, { token, password: _password, passwordConfirm: _confirm, licence, ...person }: InvitationAcceptInput, passwordHash: string) => {
  const tokenHash = await openByLink(ctx, token);
  const row = found(await Invitation.query(ctx.trx).findOne({ tokenHash }).forUpdate(), 'invitation.invalid');
  assertOpen(ctx, row);
  const { email, role, locale, pharmacyId, inviterId: invitedBy } = row;
  const { title = null, firstName, lastName } = person;
  const user = await createStaffAccount(ctx, { email, role, locale, pharmacyId, invitedBy, passwordHash, title, firstName, lastName });
  if (role === 'doctor') await addDoctor(ctx, user, readLicence(licence));
  await transition(ctx.trx, 'invitations', row, { table: invitationStates, action: 'accept', set: { acceptedAt: ctx.clock.now() } });
  if (awaitsApproval(user)) await askForApproval(ctx, user);
  await audit(ctx, { action: 'invitation.accept', objectType: 'user', objectId: user.id, after: { role, invitation: row.id } });
  return user;
};

/**
 * Makes the account of the invited person, who then logs in. `ctx` must not be bound to a transaction: the password is hashed before it.
 * @throws invitation.*, email.alreadyRegistered, server.badRequest for a password that is known to thieves
 */
export const acceptInvitation = async (ctx: Ctx, input: InvitationAcceptInput): Promise<InvitationAccepted> => {
  const { role } = await readOpenInvitation(ctx, input.token);
  if (role === 'doctor') readLicence(input.licence);
  await assertNotBreached(ctx, input.password);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (bound) => {
    const user = await accept(bound, input, passwordHash);
    return { next: (await isSecondFactorRequired(bound, user.role)) ? 'second-factor' : 'login', awaitsApproval: awaitsApproval(user) };
  });
};
