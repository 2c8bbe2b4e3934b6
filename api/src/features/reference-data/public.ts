export { idsOfNames, listNamed } from './named.service.ts';
