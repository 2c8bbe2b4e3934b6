import type { CaregiverInvitation } from '@blattwerk/contract/caregivers/shapes';
import { caregiverStates } from '@blattwerk/contract/caregivers/states';
import { audit } from '../../kernel/audit.ts';
import { inReading, isMember, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { User } from '../users/public.ts';
import { Caregiver } from './caregiver.model.ts';
import { statusAt } from './caregiver.policy.ts';
import { openByLink } from './caregivers.queries.ts';
import { tellOfAnswer } from './notices.service.ts';

/** The invitation behind a link, of an account that is there. @throws caregiver.invitation* */
const findOpen = async (ctx: Ctx, token: string): Promise<{ row: Caregiver; inviter: User }> => {
  const tokenHash = await openByLink(ctx, token);
  const row = found(await Caregiver.query(ctx.trx).findOne({ tokenHash }), 'caregiver.invitationInvalid');
  const inviter = await User.query(ctx.trx).findOne({ id: row.patientId, status: 'active' });
  nextState(caregiverStates, 'accept', statusAt(row, ctx.clock.now()));
  return { row, inviter: found(inviter, 'caregiver.invitationWithdrawn') };
};

/** Whether the caller is a patient's account with the invited address, proved. */
const isInvited = async (ctx: Ctx<Member>, { email }: Caregiver): Promise<boolean> => {
  const reader = await User.query(ctx.trx).findById(ctx.actor.id).throwIfNotFound();
  return reader.role === 'patient' && reader.email === email && reader.mailConfirmedAt !== null;
};

/** Everybody learns whether the link is good, the invited account alone who invites for what. @throws caregiver.invitation* */
export const readCaregiverInvitation = (ctx: Ctx, token: string): Promise<CaregiverInvitation> =>
  inReading(ctx, async (bound) => {
    const { row, inviter } = await findOpen(bound, token);
    const linkExpiresAt = row.linkExpiresAt.toISOString();
    if (!isMember(bound)) return { linkExpiresAt, reader: 'visitor', details: null };
    if (!(await isInvited(bound, row))) return { linkExpiresAt, reader: 'other-account', details: null };
    return { linkExpiresAt, reader: 'invited', details: { inviter: fullName(inviter), limits: row.limits, endsAt: row.endsAt.toISOString() } };
  });

/** Of two answers at once, and of an answer and a withdrawal, one wins. @throws caregiver.invitation*, caregiver.otherAccount */
const answer = async (ctx: Ctx<Member>, token: string, action: 'accept' | 'decline'): Promise<Caregiver> => {
  const { row } = await findOpen(ctx, token);
  if (!(await isInvited(ctx, row))) throw failure('caregiver.otherAccount');
  const account = action === 'accept' ? { caregiverId: ctx.actor.id } : {};
  const set = { ...account, answeredAt: ctx.clock.now() };
  const answered = await transition(ctx.trx, 'caregivers', row, { table: caregiverStates, action, set });
  await audit(ctx, { action: `caregiver.${action}`, objectType: 'caregiver', objectId: row.id, patientId: row.patientId });
  await tellOfAnswer(ctx, row, action === 'accept' ? 'accepted' : 'declined');
  return answered;
};

export const acceptCaregiverInvitation = async (ctx: Ctx<Member>, token: string): Promise<{ id: string }> => {
  const { id } = await answer(ctx, token, 'accept');
  return { id };
};

export const declineCaregiverInvitation = async (ctx: Ctx<Member>, token: string): Promise<void> => void (await answer(ctx, token, 'decline'));
