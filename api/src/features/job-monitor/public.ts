export { newestJobStep } from './job-monitor.queries.ts';
