import type { Role } from '@blattwerk/contract/accounts/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Whether the account had a session from the caller's address before. */
export const isKnownDevice = async ({ trx, ipHash }: Ctx, email: string): Promise<boolean> =>
  ipHash !== null &&
  (await trx('sessions').join('users', 'users.id', 'sessions.userId').where({ 'users.email': email, 'sessions.ipHash': ipHash }).first('sessions.id')) !==
    undefined;

/** A person's role, and whether a second factor is set up. */
export const roleAndFactor = async ({ trx }: Ctx, userId: string): Promise<{ role: Role; hasFactor: boolean } | undefined> => {
  const [user] = await rawRows<{ role: Role; hasFactor: boolean }>(
    trx,
    `SELECT role, EXISTS (SELECT FROM authenticators WHERE user_id = users.id AND confirmed_at IS NOT NULL)
       OR EXISTS (SELECT FROM passkeys WHERE user_id = users.id) AS has_factor
     FROM users WHERE id = :userId`,
    { userId },
  );
  return user;
};
