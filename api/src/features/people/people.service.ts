import type { StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { userStates } from '@blattwerk/contract/accounts/states';
import { moveUser, revokeSessions, User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { handOver } from './hand-over.ts';
import { isWaiting, mayApprove, mayManage, needsApproval } from './people.policy.ts';
import { readPerson, readPersonRow, type PersonRow } from './people.queries.ts';
import { lockMembers } from './pharmacy-admins.service.ts';

/** The row, locked: of two steps at once the second sees what the first did. @throws server.notFound */
const lockPerson = async (ctx: Ctx, id: string): Promise<PersonRow> => {
  await readPersonRow(ctx, id);
  await User.query(ctx.trx).findById(id).forUpdate();
  return readPersonRow(ctx, id);
};

/**
 * The second person's word: the licence was compared with the register, or the new administrator is known. The database holds the rule as well.
 * @throws server.notFound for a user of another role, person.alreadyApproved, person.fourEyes for who invited
 */
export const approvePerson = async (ctx: Ctx<Member>, id: string, role: StaffRole): Promise<PersonRecord> => {
  const person = await lockPerson(ctx, id);
  if (person.role !== role) throw failure('server.notFound');
  if (!needsApproval(person)) throw failure('person.alreadyApproved');
  if (!mayApprove(ctx.actor, person)) throw failure('person.fourEyes');
  await moveUser(ctx, person, 'approve', { approvedAt: ctx.clock.now(), approvedBy: ctx.actor.id });
  await audit(ctx, { action: 'person.approve', objectType: 'user', objectId: id, after: { role } });
  const { locale } = await User.query(ctx.trx).findById(id).throwIfNotFound();
  await queueMail(ctx, { template: 'account-approved', recipientId: id, locale, params: {}, dedupeKey: `account-approved:${id}` });
  return readPerson(ctx, id);
};

/** Of two administrators who deactivate each other at once one stays. @throws person.lastAdmin */
const assertOtherAdmin = async (ctx: Ctx, id: string): Promise<void> => {
  const active = await User.query(ctx.trx).where({ role: 'admin', status: 'active' }).orderBy('id').forUpdate();
  if (!active.some((admin) => admin.id !== id)) throw failure('person.lastAdmin');
};

/** Who leaves last needs no one to hand on to. @throws person.lastPharmacyAdmin */
const assertOtherPharmacyAdmin = async (ctx: Ctx, { id, pharmacyId }: PersonRow): Promise<void> => {
  const members = pharmacyId ? await lockMembers(ctx, pharmacyId) : [];
  const others = members.filter((one) => one.id !== id);
  const isAdmin = members.some((one) => one.id === id && one.isPharmacyAdmin);
  if (isAdmin && others.length > 0 && !others.some(({ isPharmacyAdmin }) => isPharmacyAdmin)) throw failure('person.lastPharmacyAdmin');
};

const assertManages = (actor: Member, person: PersonRow): void => {
  if (actor.id === person.id) throw failure('person.ownAccount');
  if (!mayManage(actor, person)) throw failure('server.forbidden');
};

interface Ending {
  id: string;
  reason?: string | undefined;
  action: 'deactivate' | 'ban';
}

/** Ends the sessions at once and hands over what is open. @throws server.notFound, person.ownAccount, person.lastAdmin, person.lastPharmacyAdmin, invalid.status */
export const endAccount = async (ctx: Ctx<Member>, { id, reason, ...ending }: Ending): Promise<PersonRecord> => {
  const seen = await readPersonRow(ctx, id);
  assertManages(ctx.actor, seen);
  if (seen.role === 'admin') await assertOtherAdmin(ctx, id);
  if (seen.role === 'pharmacy') await assertOtherPharmacyAdmin(ctx, seen);
  const person = await lockPerson(ctx, id);
  const action = isWaiting(person) ? 'ban' : ending.action;
  await moveUser(ctx, person, action);
  await revokeSessions(ctx, { userId: id }, 'banned');
  const left = await handOver(ctx, person);
  const entry = { action: action === 'ban' ? 'person.ban' : 'person.deactivate', objectType: 'user', objectId: id, before: { status: person.status } };
  await audit(ctx, { ...entry, after: { status: userStates.actions[action].to, ...left }, ...(reason ? { reason } : {}) });
  return readPerson(ctx, id);
};

/** @throws server.notFound, person.ownAccount, person.notApproved, invalid.status */
export const reactivatePerson = async (ctx: Ctx<Member>, id: string): Promise<PersonRecord> => {
  const person = await lockPerson(ctx, id);
  assertManages(ctx.actor, person);
  if (needsApproval(person)) throw failure('person.notApproved');
  await moveUser(ctx, person, 'reactivate');
  await audit(ctx, { action: 'person.reactivate', objectType: 'user', objectId: id, before: { status: person.status }, after: { status: 'active' } });
  return readPerson(ctx, id);
};
