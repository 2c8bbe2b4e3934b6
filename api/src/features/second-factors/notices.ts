import type { User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';

type Kind = 'totp' | 'passkey' | 'all';

/** A change of what protects an account: one line in the audit log and a mail to its owner, for any origin. */
export const noteChange = async (ctx: Ctx, user: User, change: { what: 'added' | 'removed'; kind: Kind; objectId: string; reason?: string }): Promise<void> => {
  const action = change.kind === 'all' ? 'second-factor.reset' : change.what === 'added' ? 'second-factor.add' : 'second-factor.remove';
  await audit(ctx, {
    action,
    objectType: change.kind === 'all' ? 'user' : 'second-factor',
    objectId: change.objectId,
    patientId: user.role === 'patient' ? user.id : null,
    after: { kind: change.kind },
    ...(change.reason ? { reason: change.reason } : {}),
  });
  await queueMail(ctx, {
    template: change.what === 'added' ? 'second-factor-added' : 'second-factor-removed',
    recipientId: user.id,
    locale: user.locale,
    params: { at: ctx.clock.now().toISOString() },
    dedupeKey: `second-factor-${change.what}:${newId()}`,
  });
};
