import { defineJob } from '../../../jobs/job.ts';
import { deleteDueRecords } from '../../erasures/public.ts';

export const deleteDueRecordsJob = defineJob({
  id: 'retention.sealed-records',
  schedule: '50 4 * * *',
  timeoutSeconds: 1800,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await deleteDueRecords(ctx) }),
});
