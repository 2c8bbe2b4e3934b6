export { openFile, storeOnce, type NewFile, type StoredDocument } from './files.service.ts';
