import { z } from 'zod';
import { consents, type Consents } from '@blattwerk/contract/accounts/access-shapes';
import { memberFactory } from '../../../http/factories.ts';

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
