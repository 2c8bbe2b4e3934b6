import { z } from 'zod';
import { id, instant } from '@blattwerk/contract/validation';
import { memberFactory } from '../../../http/factories.ts';

const item = z.object({ id, current: z.boolean(), userAgent: z.string().nullable(), createdAt: instant, lastUsedAt: instant });

export const listSessionsEndpoint = memberFactory.build({
  operation: 'accounts.sessions',
  method: 'get',
  summary: 'The devices on which the account is signed in',
  input: z.object({}),
  output: z.object({ items: z.array(item) }),
  handler: async ({ ctx }) => {
    const rows = await ctx
      .trx('sessions')
      .where({ userId: ctx.actor.id })
      .whereNull('revokedAt')
      .where('expiresAt', '>', ctx.clock.now())
      .orderBy('lastUsedAt', 'desc')
      .select('id', 'userAgent', 'createdAt', 'lastUsedAt');
    return {
      items: rows.map((row: { id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date }) => ({
        id: row.id,
        current: row.id === ctx.actor.sessionId,
        userAgent: row.userAgent,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
      })),
    };
  },
});
