import { jobRecord, listQuery } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listJobs } from '../job-monitor.service.ts';

export const listJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.list',
  method: 'get',
  summary: 'Work in the background, and what failed for good',
  input: listQuery,
  output: listOf(jobRecord),
  handler: ({ ctx, input }) => listJobs(ctx, input),
});
