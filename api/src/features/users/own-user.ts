import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { User } from './user.model.ts';

export const readOwnUser = async (ctx: Ctx<Member>): Promise<User> => found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
