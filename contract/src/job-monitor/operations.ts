import { z } from 'zod';
import { deadJobs, deadJobsRepeated, jobRecord, listQuery, listSearch, recordList } from '../backoffice/shapes.ts';
import { scheduledJobInput, scheduledJobList, scheduledJobPage } from '../jobs/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';

export const listDeadJobs = operation({
  id: 'job-monitor.list-dead',
  method: 'get',
  path: '/backoffice/dead-jobs',
  summary: 'Kinds of work of which some failed for good',
  input: z.object({}),
  answer: deadJobs,
});

export const retryDeadJobs = operation({
  id: 'job-monitor.retry-dead',
  method: 'post',
  path: '/backoffice/dead-jobs/:id/retry',
  summary: 'Try all dead jobs of a kind again, the oldest 2,000 at a time',
  input: z.object({ id: z.string().max(100) }),
  answer: deadJobsRepeated,
});

export const listJobs = operation({
  id: 'job-monitor.list',
  method: 'get',
  path: '/backoffice/jobs',
  summary: 'Work in the background, and what failed for good',
  input: listQuery,
  answer: recordList(jobRecord),
});

export const retryJob = operation({
  id: 'job-monitor.retry',
  method: 'post',
  path: '/backoffice/jobs/:id/retry',
  summary: 'Try a dead job again',
  input: z.object({ id }),
  answer: z.object({}),
});

export const listScheduledJobs = operation({
  id: 'scheduled-jobs.list',
  method: 'get',
  path: '/backoffice/scheduled-jobs',
  summary: 'Every job that the clock starts, with its last and next run',
  input: z.object({ q: listSearch }),
  answer: scheduledJobList,
});

export const readScheduledJob = operation({
  id: 'scheduled-jobs.read',
  method: 'get',
  path: '/backoffice/scheduled-jobs/:id',
  summary: 'One scheduled job with its last runs',
  input: scheduledJobInput,
  answer: scheduledJobPage,
});

export const pauseScheduledJob = operation({
  id: 'scheduled-jobs.pause',
  method: 'post',
  path: '/backoffice/scheduled-jobs/:id/pause',
  summary: 'Hold a scheduled job back',
  input: scheduledJobInput,
  answer: scheduledJobPage,
});

export const resumeScheduledJob = operation({
  id: 'scheduled-jobs.resume',
  method: 'post',
  path: '/backoffice/scheduled-jobs/:id/resume',
  summary: 'Let the clock start a scheduled job again',
  input: scheduledJobInput,
  answer: scheduledJobPage,
});

export const runScheduledJob = operation({
  id: 'scheduled-jobs.run',
  method: 'post',
  path: '/backoffice/scheduled-jobs/:id/run',
  summary: 'Start a scheduled job now',
  input: scheduledJobInput,
  answer: scheduledJobPage,
  errors: ['invalid.status'],
});
