export { newestJobStep, queuedJobList } from './job-monitor.queries.ts';
export { retryJob } from './job-monitor.service.ts';
export { scheduledJobHits } from './scheduled-jobs.service.ts';
