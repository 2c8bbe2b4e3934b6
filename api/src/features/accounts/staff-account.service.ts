import type { StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { lockPharmacyPeople } from './accounts.queries.ts';
import { killTokens } from './mail-tokens.ts';
import { createUser, takeUnconfirmed, User } from '../users/public.ts';
import { Registration } from './registration.model.ts';

interface NewStaff {
  email: string;
  role: StaffRole;
  locale: Locale;
  passwordHash: string;
  title: string | null;
  firstName: string;
  lastName: string;
  pharmacyId: string | null;
  invitedBy: string | null;
}

/** The first person of a pharmacy becomes its administrator; of two at once one does. */
const isFirstOfPharmacy = async (ctx: Ctx, pharmacyId: string | null): Promise<boolean> => {
  if (pharmacyId === null) return false;
  await lockPharmacyPeople(ctx, pharmacyId);
  return (await User.query(ctx.trx).findOne({ pharmacyId, isPharmacyAdmin: true, status: 'active' })) === undefined;
};

/**
 * The account of a user who was invited; the invitation's link has proven the address. Doctors, and administrators whom a person invited, wait
 * inactive for a second person. An unconfirmed registration for the same address is deleted.
 * @throws email.alreadyRegistered for an address that has a confirmed account
 */
export const createStaffAccount = async (ctx: Ctx, { role, email, invitedBy, pharmacyId, ...person }: NewStaff): Promise<User> => {
  const now = ctx.clock.now();
  const isApproved = role === 'pharmacy' || (role === 'admin' && invitedBy === null);
  const account = {
    ...person,
    role,
    pharmacyId,
    invitedBy,
    status: isApproved ? ('active' as const) : ('inactive' as const),
    approvedAt: role === 'admin' && isApproved ? now : null,
    isPharmacyAdmin: await isFirstOfPharmacy(ctx, pharmacyId),
    mailConfirmedAt: now,
    country: 'DE',
  };
  await createUser(ctx, { id: newId(), email, ...account, createdAt: now, updatedAt: now });
  const isNew = await User.query(ctx.trx).findOne({ email, passwordHash: person.passwordHash });
  if (isNew) return isNew;
  const user = await takeUnconfirmed(ctx, email, { ...account, bornOn: null, source: null, phone: null, updatedAt: now });
  if (!user) throw failure('email.alreadyRegistered');
  await killTokens(ctx, user.id);
  await Registration.query(ctx.trx).where({ userId: user.id }).delete();
  return user;
};
