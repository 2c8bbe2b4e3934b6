import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { setPharmacyAdmin, User } from '../users/public.ts';
import { mayEndPharmacyAdmin, mayManage } from './people.policy.ts';
import { readPerson, readPersonRow, type PersonRow } from './people.queries.ts';

/**
 * The active people of a pharmacy, locked in one order: of two administrators who step back at once the second sees what the first did.
 * A pharmacy with members is never without one who administers it.
 */
export const lockMembers = (ctx: Ctx, pharmacyId: string): Promise<User[]> =>
  User.query(ctx.trx).where({ pharmacyId, status: 'active' }).orderBy('id').forUpdate().execute();

const setAdmin = async (ctx: Ctx, { id, pharmacyId }: PersonRow, isPharmacyAdmin: boolean): Promise<void> => {
  await setPharmacyAdmin(ctx, id, isPharmacyAdmin);
  const action = isPharmacyAdmin ? 'person.make-pharmacy-admin' : 'person.end-pharmacy-admin';
  await audit(ctx, { action, objectType: 'user', objectId: id, after: { isPharmacyAdmin, pharmacyId } });
};

/** Asking for what is so already changes nothing. @throws server.notFound, server.forbidden, person.notPharmacyMember */
export const makePharmacyAdmin = async (ctx: Ctx<Member>, id: string): Promise<PersonRecord> => {
  const person = await readPersonRow(ctx, id);
  if (!mayManage(ctx.actor, person)) throw failure('server.forbidden');
  if (!person.pharmacyId) throw failure('person.notPharmacyMember');
  const member = (await lockMembers(ctx, person.pharmacyId)).find((one) => one.id === id);
  if (!member) throw failure('person.notPharmacyMember');
  if (!member.isPharmacyAdmin) await setAdmin(ctx, person, true);
  return readPerson(ctx, id);
};

/** By the person, by a colleague who administers the pharmacy too, or by an administrator. @throws server.notFound, server.forbidden, person.notPharmacyMember, person.lastPharmacyAdmin */
export const endPharmacyAdmin = async (ctx: Ctx<Member>, id: string): Promise<PersonRecord> => {
  const person = await readPersonRow(ctx, id);
  if (!mayEndPharmacyAdmin(ctx.actor, person)) throw failure('server.forbidden');
  if (!person.pharmacyId) throw failure('person.notPharmacyMember');
  const members = await lockMembers(ctx, person.pharmacyId);
  if (!members.some((one) => one.isPharmacyAdmin && one.id !== id)) throw failure('person.lastPharmacyAdmin');
  if (members.find((one) => one.id === id)?.isPharmacyAdmin) await setAdmin(ctx, person, false);
  return readPerson(ctx, id);
};
