export { listAccesses } from './access-log.queries.ts';
export { newestEntry, auditEventList } from './audit-log.queries.ts';
