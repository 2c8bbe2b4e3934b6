import { deadJobs, deadJobsRepeated, jobRecord, listQuery } from '@blattwerk/contract/backoffice/shapes';
import { scheduledJobInput, scheduledJobList, scheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { listDeadJobs, listJobs, retryDeadJobs, retryJob } from '../job-monitor.service.ts';
import { listScheduledJobs, pauseScheduledJob, readScheduledJob, resumeScheduledJob, runScheduledJob } from '../scheduled-jobs.service.ts';

export const listDeadJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.list-dead',
  method: 'get',
  summary: 'Kinds of work of which some failed for good',
  input: z.object({}),
  output: deadJobs,
  handler: ({ ctx }) => listDeadJobs(ctx),
});

export const retryDeadJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.retry-dead',
  method: 'post',
  summary: 'Try all dead jobs of a kind again, the oldest 2,000 at a time',
  input: z.object({ id: z.string().max(100) }),
  output: deadJobsRepeated,
  handler: ({ ctx, input }) => retryDeadJobs(ctx, input.id),
});

export const listJobsEndpoint = adminFactory.build({
  operation: 'job-monitor.list',
  method: 'get',
  summary: 'Work in the background, and what failed for good',
  input: listQuery,
  output: listOf(jobRecord),
  handler: ({ ctx, input }) => listJobs(ctx, input),
});

export const listScheduledJobsEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.list',
  method: 'get',
  summary: 'Every job that the clock starts, with its last and next run',
  input: z.object({}),
  output: scheduledJobList,
  handler: ({ ctx }) => listScheduledJobs(ctx),
});

export const pauseScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.pause',
  method: 'post',
  summary: 'Hold a scheduled job back',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => pauseScheduledJob(ctx, input.id),
});

export const readScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.read',
  method: 'get',
  summary: 'One scheduled job with its last runs',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => readScheduledJob(ctx, input.id),
});

export const resumeScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.resume',
  method: 'post',
  summary: 'Let the clock start a scheduled job again',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => resumeScheduledJob(ctx, input.id),
});

export const retryJobEndpoint = adminFactory.build({
  operation: 'job-monitor.retry',
  method: 'post',
  summary: 'Try a dead job again',
  input: z.object({ id }),
  output: z.object({}),
  handler: async ({ ctx, input }) => {
    await retryJob(ctx, input.id);
    return {};
  },
});

export const runScheduledJobEndpoint = adminFactory.build({
  operation: 'scheduled-jobs.run',
  method: 'post',
  summary: 'Start a scheduled job now',
  input: scheduledJobInput,
  output: scheduledJobPage,
  handler: ({ ctx, input }) => runScheduledJob(ctx, input.id),
});
