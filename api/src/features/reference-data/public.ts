export { idsOfNamed, idsOfNames } from './named.service.ts';
export { listNamed } from './names.queries.ts';
export type { MovedReference } from './kinds.ts';
export { referenceHits, referenceList } from './reference-records.queries.ts';
export { patchReference } from './rename.service.ts';
export { referenceImporter } from './reference.importer.ts';
