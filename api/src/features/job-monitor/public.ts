export { newestJobStep } from './job-monitor.queries.ts';
export { queuedJobList } from './job-monitor.queries.ts';
export { retryJob } from './job-monitor.service.ts';
