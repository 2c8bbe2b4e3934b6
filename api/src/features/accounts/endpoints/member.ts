import * as operations from '@blattwerk/contract/accounts/operations';
import { memberFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { recallOwn } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { isSuppressed } from '../../suppressed-addresses/public.ts';
import { readOwnUser, revokeSessions } from '../../users/public.ts';
import { presentMe, presentProfile } from '../accounts.presenter.ts';
import { openSessions } from '../accounts.queries.ts';
import { startEmailChange } from '../email-change.service.ts';
import { changePassword } from '../own-password.service.ts';
import { updateOwnProfile } from '../profile.service.ts';
import { presentDevice } from '../sessions.presenter.ts';

const texts = {
  de: 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  en: 'Your password has been changed. All other devices have been logged out.',
};

export const changePasswordEndpoint = memberFactory.buildUnbound(operations.changePassword, async ({ ctx, input }) => {
  await changePassword(ctx, input);
  return { message: texts[ctx.locale] };
});

export const listSessionsEndpoint = memberFactory.build(operations.listSessions, async ({ ctx }) => {
  const rows = await openSessions(ctx, ctx.actor.id);
  return { items: rows.map((row) => presentDevice(row, ctx.actor.sessionId, ctx.locale)) };
});

export const readMeEndpoint = memberFactory.buildUnbound(operations.readMe, async ({ ctx }) => {
  const { user, isMailReachable } = await recallOwn(ctx, 'me', async (own) => {
    const found = await readOwnUser(own);
    return { user: found, isMailReachable: !(await isSuppressed(own, found.email)) };
  });
  return { ...presentMe(user, ctx.actor.mustEnrol), isMailReachable };
});

export const readProfileEndpoint = memberFactory.build(operations.readProfile, async ({ ctx }) => presentProfile(await readOwnUser(ctx), ctx.actor.isWorking));

export const revokeOtherSessionsEndpoint = memberFactory.build(operations.revokeOtherSessions, async ({ ctx }) => {
  const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, except: ctx.actor.sessionId }, 'elsewhere');
  if (revoked > 0) await audit(ctx, { action: 'session.revoke-others', objectType: 'user', objectId: ctx.actor.id });
  return { revoked };
});

export const revokeSessionEndpoint = memberFactory.build(operations.revokeSession, async ({ ctx, input }) => {
  const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, id: input.id }, 'elsewhere');
  if (revoked === 0) throw failure('server.notFound');
  await audit(ctx, { action: 'session.revoke', objectType: 'session', objectId: input.id });
  return {};
});

const startEmailChangeTexts = { de: 'Wir haben eine E-Mail an die neue Adresse geschickt.', en: 'We have sent an email to the new address.' };

export const startEmailChangeEndpoint = memberFactory.buildUnbound(operations.startEmailChange, async ({ ctx, input }) => {
  await startEmailChange(ctx, input);
  return { message: startEmailChangeTexts[ctx.locale] };
});

export const updateProfileEndpoint = memberFactory.build(operations.updateProfile, async ({ ctx, input }) =>
  presentProfile(await updateOwnProfile(ctx, input), ctx.actor.isWorking),
);
