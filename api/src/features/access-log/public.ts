export { listAccesses } from './access-log.queries.ts';
