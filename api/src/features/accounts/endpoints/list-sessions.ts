import { z } from 'zod';
import { devices } from '@blattwerk/contract/accounts/access-shapes';
import { memberFactory } from '../../../http/factories.ts';
import { deviceColumns, presentDevice, type DeviceRow } from '../sessions.presenter.ts';

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
