import type { OwnerProof } from '@blattwerk/contract/data-exports/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { mailSecrets } from '../../kernel/mail-secrets.ts';
import { assertOwnPassword, User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { OwnerCode } from './factor.model.ts';

const codeLife = 10 * duration.minutes;
const maxAttempts = 5;
/** The minimum time between two codes, so that no mailbox is flooded. */
const pause = duration.minutes;

export const proofKindOf = (user: Pick<User, 'passwordHash'>): 'password' | 'code' => (user.passwordHash === null ? 'code' : 'password');

/** Each try is counted before it is looked at. @throws auth.mailCodeInvalid */
const useCode = async (ctx: Ctx, userId: string, code: string | undefined): Promise<void> => {
  const [row] = await OwnerCode.query(ctx.trx)
    .where({ userId })
    .where('expiresAt', '>', ctx.clock.now())
    .where('attempts', '<', maxAttempts)
    .patch({ attempts: ctx.trx.raw('attempts + 1') })
    .returning('id');
  if (!row || !code || mailSecrets(ctx.secrets, row.id).code !== code) throw failure('auth.mailCodeInvalid');
  if ((await OwnerCode.query(ctx.trx).deleteById(row.id)) === 0) throw failure('auth.mailCodeInvalid');
};

/**
 * The owner of the account once more, before something that a stranger at an open screen must not do.
 * `ctx` must not be bound to a transaction that a refusal rolls back: a wrong try is counted.
 * @throws auth.invalidPassword, auth.tooManyAttempts, auth.mailCodeInvalid
 */
export const assertOwner = async (ctx: Ctx<Member>, { password, code }: OwnerProof): Promise<User> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  if (proofKindOf(user) === 'code') await useCode(ctx, user.id, code);
  else if (password === undefined) throw failure('auth.invalidPassword');
  else await assertOwnPassword(ctx, password);
  return user;
};

/** Mails the code that stands in for a password. Asked again within a minute, nothing is sent. */
export const sendOwnerCode = async (ctx: Ctx<Member>): Promise<void> => {
  const now = ctx.clock.now();
  const user = await User.query(ctx.trx).findById(ctx.actor.id).throwIfNotFound();
  if (proofKindOf(user) === 'password') return;
  const recent = await OwnerCode.query(ctx.trx).findOne({ userId: user.id }).where('createdAt', '>', later(now, -pause));
  if (recent) return;
  const id = newId();
  await OwnerCode.query(ctx.trx).where({ userId: user.id }).delete();
  await OwnerCode.query(ctx.trx).insert({ id, userId: user.id, createdAt: now, expiresAt: later(now, codeLife) });
  await queueMail(ctx, { template: 'owner-code', recipientId: user.id, locale: user.locale, params: { tokenId: id }, dedupeKey: `owner-code:${id}` });
};
