import * as operations from '@blattwerk/contract/job-monitor/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listJobs } from '../job-monitor.queries.ts';
import { listDeadJobs, retryDeadJobs, retryJob } from '../job-monitor.service.ts';
import { listScheduledJobs, pauseScheduledJob, readScheduledJob, resumeScheduledJob, runScheduledJob } from '../scheduled-jobs.service.ts';

export const listDeadJobsEndpoint = adminFactory.build(operations.listDeadJobs, ({ ctx }) => listDeadJobs(ctx));

export const retryDeadJobsEndpoint = adminFactory.build(operations.retryDeadJobs, ({ ctx, input }) => retryDeadJobs(ctx, input.id));

export const listJobsEndpoint = adminFactory.build(operations.listJobs, ({ ctx, input }) => listJobs(ctx, input));

export const listScheduledJobsEndpoint = adminFactory.build(operations.listScheduledJobs, ({ ctx, input }) => listScheduledJobs(ctx, input.q));

export const pauseScheduledJobEndpoint = adminFactory.build(operations.pauseScheduledJob, ({ ctx, input }) => pauseScheduledJob(ctx, input.id));

export const readScheduledJobEndpoint = adminFactory.build(operations.readScheduledJob, ({ ctx, input }) => readScheduledJob(ctx, input.id));

export const resumeScheduledJobEndpoint = adminFactory.build(operations.resumeScheduledJob, ({ ctx, input }) => resumeScheduledJob(ctx, input.id));

export const retryJobEndpoint = adminFactory.build(operations.retryJob, async ({ ctx, input }) => {
  await retryJob(ctx, input.id);
  return {};
});

export const runScheduledJobEndpoint = adminFactory.build(operations.runScheduledJob, ({ ctx, input }) => runScheduledJob(ctx, input.id));
