import type { Role, UserStatus } from '@blattwerk/contract/accounts/shapes';
import { readSetting } from '../settings/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { roleAndFactor } from './users.queries.ts';

/** What a session may do: everything, set up the second factor that the role needs, or nothing before it is proved. */
export type SessionScope = 'full' | 'enrolling' | 'unproven';

/** Invited and not approved by a second person yet: may sign in, and reaches nothing but the own account. */
export const awaitsApproval = ({ role, status, approvedAt }: { role: Role; status: UserStatus; approvedAt: Date | null }): boolean =>
  status === 'inactive' && approvedAt === null && (role === 'doctor' || role === 'admin');

export const isSecondFactorRequired = async (ctx: Ctx, role: Role): Promise<boolean> =>
  role !== 'patient' && (await readSetting(ctx, 'secondFactor.required'))[role];

/** @param isProven whether the session began with a second factor, or one was set up in it */
export const sessionScopeOf = async (ctx: Ctx, userId: string, isProven: boolean): Promise<SessionScope> => {
  const user = await roleAndFactor(ctx, userId);
  if (!user || !(await isSecondFactorRequired(ctx, user.role))) return 'full';
  if (!user.hasFactor) return 'enrolling';
  return isProven ? 'full' : 'unproven';
};
