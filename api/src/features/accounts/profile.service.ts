import type { z } from 'zod';
import type { profilePatch } from '@blattwerk/contract/accounts/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { changeUser, readOwnUser, type User } from '../users/public.ts';

/** Changes what is given and leaves the rest; the audit log names the fields, not their values. */
export const updateOwnProfile = async (ctx: Ctx<Member>, patch: z.output<typeof profilePatch>): Promise<User> => {
  const normalized = {
    ...patch,
    ...(patch.phone ? { phone: normalizePhone(patch.phone) } : {}),
    ...(patch.fax ? { fax: normalizePhone(patch.fax) } : {}),
  };
  if (Object.keys(normalized).length === 0) return readOwnUser(ctx);
  const user = await changeUser(ctx, ctx.actor.id, normalized);
  await audit(ctx, {
    action: 'profile.update',
    objectType: 'user',
    objectId: user.id,
    patientId: user.role === 'patient' ? user.id : null,
    after: { fields: Object.keys(patch) },
  });
  return user;
};
