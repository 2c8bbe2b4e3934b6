export { listAccesses } from './access-log.queries.ts';
export { actionNames } from './action-words.ts';
