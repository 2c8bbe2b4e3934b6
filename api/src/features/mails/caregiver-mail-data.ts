import type { MailTemplates } from '../../adapters/mail/mail-templates.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { caregiverToken } from '../../kernel/mail-secrets.ts';

/** What the outbox stores of mails about trusted persons. */
export interface CaregiverParams {
  'caregiver-invitation': { linkId: string; expiresAt: string };
  'caregiver-accepted': Record<string, never>;
  'caregiver-declined': Record<string, never>;
  'caregiver-ending': { endsAt: string };
  'caregiver-ended': { side: 'patient' | 'caregiver' };
}

type Loaders = { [T in keyof CaregiverParams]: (ctx: Ctx, params: CaregiverParams[T], name: string) => MailTemplates[T] };

export const caregiverLoaders: Loaders = {
  'caregiver-invitation': (ctx, { linkId, expiresAt }) => ({ token: caregiverToken(ctx.secrets, linkId), expiresAt: new Date(expiresAt) }),
  'caregiver-accepted': (_ctx, _params, name) => ({ name }),
  'caregiver-declined': (_ctx, _params, name) => ({ name }),
  'caregiver-ending': (_ctx, { endsAt }, name) => ({ name, endsAt: new Date(endsAt) }),
  'caregiver-ended': (_ctx, { side }, name) => ({ name, side }),
};
