import { defineJob } from '../../../jobs/job.ts';
import { deleteDueRecords } from '../../erasures/public.ts';

export const deleteDueRecordsJob = defineJob<'retention.sealed-records'>({
  handler: async (ctx) => ({ rows: await deleteDueRecords(ctx) }),
});
