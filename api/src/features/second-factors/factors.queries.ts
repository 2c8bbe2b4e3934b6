import { secondFactorMethods, type SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { Authenticator, StoredPasskey, type AnsweredChallenge, type FactorAttempts } from './factor.model.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

/** The app that is on; one that was begun and not confirmed counts for nothing. */
export const activeAuthenticator = (ctx: Ctx, userId: string): Promise<Authenticator | undefined> =>
  Authenticator.query(ctx.trx).findOne({ userId }).whereNotNull('confirmedAt').execute();

export const passkeysOf = (ctx: Ctx, userId: string): Promise<StoredPasskey[]> => StoredPasskey.query(ctx.trx).where({ userId }).orderBy('createdAt').execute();

/** What this person can prove themselves with besides the password; empty without a second factor. */
export const methodsOf = async (ctx: Ctx, userId: string): Promise<SecondFactorMethod[]> => {
  const [app, passkeys] = [await activeAuthenticator(ctx, userId), await passkeysOf(ctx, userId)];
  if (!app && passkeys.length === 0) return [];
  const has = { totp: app !== undefined, 'recovery-code': (await recoveryCodesLeft(ctx, userId)) > 0, passkey: passkeys.length > 0 };
  return secondFactorMethods.filter((method) => has[method]);
};

/** Begins an authenticator in place of one that was not confirmed; false where one is on. */
export const beginAuthenticator = async ({ trx }: Ctx, row: Pick<Authenticator, 'id' | 'userId' | 'createdAt'>): Promise<boolean> => {
  const begun = await trx('authenticators')
    .insert(row)
    .onConflict('user_id')
    .merge(['id', 'createdAt'])
    .whereNull('authenticators.confirmed_at')
    .returning<{ id: string }[]>('id');
  return begun.length > 0;
};

/** Inserts a passkey; undefined where the credential is known. */
export const insertPasskey = async ({ trx }: Ctx, row: Omit<ModelObject<StoredPasskey>, 'lastUsedAt'>): Promise<StoredPasskey | undefined> => {
  const [inserted] = await trx('passkeys').insert(row).onConflict('credential_id').ignore().returning<StoredPasskey[]>('*');
  return inserted;
};

/** Records that a challenge was answered; false for one that was answered before. */
export const insertAnswered = async ({ trx }: Ctx, row: Omit<ModelObject<AnsweredChallenge>, 'id'>): Promise<boolean> =>
  (await trx('passkey_challenges').insert(row).onConflict('challenge_hash').ignore().returning('challengeHash')).length > 0;

/** How many wrong codes in a row lock the second factor, and for how many seconds first and at most. */
export interface LockRule {
  tries: number;
  first: number;
  longest: number;
}

/** Counts a try in one statement; undefined while the factor is locked. */
export const countAttempt = async (
  { trx, clock }: Ctx,
  userId: string,
  rule: LockRule,
): Promise<Pick<FactorAttempts, 'failures' | 'lockedUntil'> | undefined> => {
  const [counted] = await rawRows<Pick<FactorAttempts, 'failures' | 'lockedUntil'>>(
    trx,
    `INSERT INTO second_factor_attempts AS a (user_id, failures) VALUES (:userId, 1)
     ON CONFLICT (user_id) DO UPDATE SET
       failures = a.failures + 1,
       locked_until = CASE WHEN (a.failures + 1) % :tries = 0
         THEN CAST(:now AS timestamptz) + make_interval(secs => LEAST(:longest, :first * power(2, LEAST((a.failures + 1) / :tries - 1, 20)))) END
     WHERE a.locked_until IS NULL OR a.locked_until <= :now
     RETURNING failures, locked_until`,
    { userId, now: clock.now(), ...rule },
  );
  return counted;
};
