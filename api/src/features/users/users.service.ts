import { userStates, type AccountAction } from '@blattwerk/contract/accounts/states';
import type { PartialModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import { User } from './user.model.ts';

/** What is written to a user; the status has a way of its own. */
type UserFields = Omit<PartialModelObject<User>, 'id' | 'status'>;

/** Makes an account, unless its address has one: of two at once the database keeps the first. */
export const createUser = async (ctx: Ctx, user: PartialModelObject<User>): Promise<void> =>
  void (await User.query(ctx.trx).insert(user).onConflict('email').ignore());

export const changeUser = (ctx: Ctx, id: string, fields: UserFields): Promise<User> => User.query(ctx.trx).patchAndFetchById(id, fields).execute();

/** Hands the account of an address that was registered and never confirmed to the person who has proven the address. Undefined when there is none. */
export const takeUnconfirmed = async (ctx: Ctx, email: string, fields: PartialModelObject<User>): Promise<User | undefined> => {
  const unconfirmed = User.query(ctx.trx).where({ email, role: 'patient', status: 'active' }).whereNull('mailConfirmedAt');
  const [user] = await unconfirmed.patch(fields).returning('*');
  return user;
};

/** Of two changes at once one wins; false for the other. */
export const replacePassword = async (ctx: Ctx, { id, passwordHash: former }: User, passwordHash: string): Promise<boolean> =>
  (await User.query(ctx.trx).where({ id, passwordHash: former }).patch({ passwordHash })) > 0;

/** The only way of an account from one status to the next. @throws invalid.status */
export const moveUser = async (ctx: Ctx, { id, status }: Pick<User, 'id' | 'status'>, action: AccountAction, set: UserFields = {}): Promise<void> => {
  await transition(ctx.trx, 'users', { id, status }, { table: userStates, action, set });
};

export const setPharmacyAdmin = async (ctx: Ctx, id: string, isPharmacyAdmin: boolean): Promise<void> =>
  void (await User.query(ctx.trx)
    .findById(id)
    .patch({ isPharmacyAdmin, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() }));
