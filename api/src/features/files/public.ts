export { openFile, storeOnce, type NewFile, type StoredDocument } from './files.service.ts';
export { deleteFilesOf } from './erasure.queries.ts';
