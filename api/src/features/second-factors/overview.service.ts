import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { isSecondFactorRequired, User } from '../users/public.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { activeAuthenticator, passkeysOf } from './factors.queries.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';
import { presentPasskey } from './second-factors.presenter.ts';

/** What protects the own account. */
export const readSecondFactors = async (ctx: Ctx<Member>): Promise<SecondFactors> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  const app = await activeAuthenticator(ctx, user.id);
  return {
    totp: { isOn: app !== undefined, since: app?.confirmedAt?.toISOString() ?? null },
    passkeys: (await passkeysOf(ctx, user.id)).map(presentPasskey),
    recoveryCodesLeft: await recoveryCodesLeft(ctx, user.id),
    isRequired: await isSecondFactorRequired(ctx, user.role),
    mustEnrol: ctx.actor.mustEnrol ?? false,
    hasPassword: user.passwordHash !== null,
  };
};
