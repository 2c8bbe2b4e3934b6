import { defineJob } from '../../../jobs/job.ts';
import { inTransaction, inTransactionAs } from '../../../kernel/ctx.ts';
import { readActiveMember } from '../../users/public.ts';
import { ListImport } from '../list-import.model.ts';
import { failImport, runImport, type Ways } from '../run-import.ts';

export const runImportJob = defineJob<'list-imports.run'>({
  handler: async (ctx, { importId }) => {
    const row = await ListImport.query(ctx.trx).findById(importId);
    if (!row) return { rows: 0 };
    const own: Ways['own'] = (steps) => inTransaction(ctx, steps);
    const actor = await readActiveMember(ctx, row.userId);
    if (actor?.role !== row.role) {
      await failImport(own, importId);
      return { rows: 0 };
    }
    const asPerson: Ways['asPerson'] = (steps) => inTransactionAs({ ...ctx, locale: row.locale }, actor, steps);
    return { rows: await runImport({ clock: ctx.clock, asPerson, own }, importId) };
  },
});
