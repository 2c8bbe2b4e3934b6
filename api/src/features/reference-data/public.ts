export { idsOfNames, listNamed } from './named.service.ts';
export type { MovedReference } from './kinds.ts';
