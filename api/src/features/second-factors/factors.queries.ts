import { secondFactorMethods, type SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

export interface Authenticator {
  id: string;
  userId: string;
  confirmedAt: Date | null;
}

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The app that is on; one that was begun and not confirmed counts for nothing. */
export const activeAuthenticator = (ctx: Ctx, userId: string): Promise<Authenticator | undefined> =>
  ctx.trx('authenticators').where({ userId }).whereNotNull('confirmedAt').first<Authenticator | undefined>();

export const passkeysOf = (ctx: Ctx, userId: string): Promise<PasskeyRow[]> =>
  ctx.trx<PasskeyRow>('passkeys').where({ userId }).orderBy('createdAt').select('*');

/** What this person can prove themselves with besides the password; empty without a second factor. */
export const methodsOf = async (ctx: Ctx, userId: string): Promise<SecondFactorMethod[]> => {
  const [app, passkeys] = [await activeAuthenticator(ctx, userId), await passkeysOf(ctx, userId)];
  if (!app && passkeys.length === 0) return [];
  const has = { totp: app !== undefined, 'recovery-code': (await recoveryCodesLeft(ctx, userId)) > 0, passkey: passkeys.length > 0 };
  return secondFactorMethods.filter((method) => has[method]);
};
