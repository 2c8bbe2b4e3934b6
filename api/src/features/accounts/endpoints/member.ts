import { type Consents, consents, devices, emailChangeInput, passwordChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import { me, message, profile, profilePatch } from '@blattwerk/contract/accounts/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { memberFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure } from '../../../kernel/failure.ts';
import { readOwnUser, revokeSessions } from '../../users/public.ts';
import { presentMe, presentProfile } from '../accounts.presenter.ts';
import { startEmailChange } from '../email-change.service.ts';
import { changePassword } from '../own-password.service.ts';
import { updateOwnProfile } from '../profile.service.ts';
import { type DeviceRow, deviceColumns, presentDevice } from '../sessions.presenter.ts';

const texts = {
  de: 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  en: 'Your password has been changed. All other devices have been logged out.',
};

export const changePasswordEndpoint = memberFactory.buildUnbound({
  operation: 'accounts.change-password',
  method: 'post',
  summary: 'Change the own password with the current one; all other sessions end',
  input: passwordChangeInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await changePassword(ctx, input);
    return { message: texts[ctx.locale] };
  },
});

type Row = Omit<Consents['items'][number], 'acceptedAt'> & { acceptedAt: Date };

export const listConsentsEndpoint = memberFactory.build({
  operation: 'accounts.consents',
  method: 'get',
  summary: 'What the caller has agreed to, with version and time',
  input: z.object({}),
  output: consents,
  handler: async ({ ctx }) => {
    const rows: Row[] = await ctx.trx('consents').where({ userId: ctx.actor.id }).orderBy('acceptedAt').select('document', 'version', 'acceptedAt');
    return { items: rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() })) };
  },
});

export const listSessionsEndpoint = memberFactory.build({
  operation: 'accounts.sessions',
  method: 'get',
  summary: 'The devices on which the account is signed in',
  input: z.object({}),
  output: devices,
  handler: async ({ ctx }) => {
    const rows: DeviceRow[] = await ctx
      .trx('sessions')
      .where({ userId: ctx.actor.id })
      .whereNull('revokedAt')
      .where('expiresAt', '>', ctx.clock.now())
      .orderBy('lastUsedAt', 'desc')
      .select(...deviceColumns);
    return { items: rows.map((row) => presentDevice(row, ctx.actor.sessionId, ctx.locale)) };
  },
});

export const readMeEndpoint = memberFactory.build({
  operation: 'accounts.me',
  method: 'get',
  summary: 'Who is signed in',
  input: z.object({}),
  output: me,
  handler: async ({ ctx }) => presentMe(await readOwnUser(ctx), ctx.actor.mustEnrol),
});

export const readProfileEndpoint = memberFactory.build({
  operation: 'accounts.read-profile',
  method: 'get',
  summary: 'The own profile, with what is still missing',
  input: z.object({}),
  output: profile,
  handler: async ({ ctx }) => presentProfile(await readOwnUser(ctx), ctx.actor.isWorking),
});

export const revokeOtherSessionsEndpoint = memberFactory.build({
  operation: 'accounts.revoke-other-sessions',
  method: 'delete',
  summary: 'Sign out every device but this one',
  input: z.object({}),
  output: z.object({ revoked: z.int() }),
  handler: async ({ ctx }) => {
    const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, except: ctx.actor.sessionId }, 'elsewhere');
    if (revoked > 0) await audit(ctx, { action: 'session.revoke-others', objectType: 'user', objectId: ctx.actor.id });
    return { revoked };
  },
});

export const revokeSessionEndpoint = memberFactory.build({
  operation: 'accounts.revoke-session',
  method: 'delete',
  summary: 'Sign out another device',
  input: z.object({ id }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    const revoked = await revokeSessions(ctx, { userId: ctx.actor.id, id: input.id }, 'elsewhere');
    if (revoked === 0) throw failure('server.notFound');
    await audit(ctx, { action: 'session.revoke', objectType: 'session', objectId: input.id });
    return {};
  },
});

const startEmailChangeTexts = { de: 'Wir haben eine E-Mail an die neue Adresse geschickt.', en: 'We have sent an email to the new address.' };

export const startEmailChangeEndpoint = memberFactory.buildUnbound({
  operation: 'accounts.start-email-change',
  method: 'post',
  summary: 'Ask for another email address, with the password; the answer is the same for one that is taken',
  input: emailChangeInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await startEmailChange(ctx, input);
    return { message: startEmailChangeTexts[ctx.locale] };
  },
});

export const updateProfileEndpoint = memberFactory.build({
  operation: 'accounts.update-profile',
  method: 'patch',
  summary: 'Change the own profile; address, role, status and date of birth are not writable',
  input: profilePatch,
  output: profile,
  handler: async ({ ctx, input }) => presentProfile(await updateOwnProfile(ctx, input), ctx.actor.isWorking),
});
