export { idsOfNames, listNamed, namedTables, type NamedTable } from './named.service.ts';
