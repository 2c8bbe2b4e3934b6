export { listAccesses } from './access-log.queries.ts';
export { newestEntry } from './audit-log.queries.ts';
export { auditEventList } from './audit-log.queries.ts';
