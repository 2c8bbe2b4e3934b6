import { defineJob } from '../../../jobs/job.ts';
import { forgetImports } from '../forget.service.ts';

export const forgetImportsJob = defineJob<'list-imports.forget'>({ handler: async (ctx) => ({ rows: await forgetImports(ctx) }) });
