import { defineJob } from '../../../jobs/job.ts';
import { failDeadImports, forgetImports } from '../forget.service.ts';

export const forgetImportsJob = defineJob<'list-imports.forget'>({
  handler: async (ctx) => ({ rows: (await failDeadImports(ctx)) + (await forgetImports(ctx)) }),
});
