export { newestJobStep } from './job-monitor.queries.ts';
export { queuedJobList } from './job-monitor.queries.ts';
