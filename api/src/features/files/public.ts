export { openFile, storeOnce, type NewFile, type StoredDocument } from './files.service.ts';
export { deleteFilesOf } from './erasure.queries.ts';
export { newDataKey } from './data-keys.ts';
export { fetchStored, removeStored, store, type Vault } from './encrypted-storage.ts';
export { countByMasterKey, lockPlace } from './files.queries.ts';
export { resealFileKeys } from './file-keys.service.ts';
export { resealKeys } from './reseal-keys.ts';
export { openPieces, sealPieces } from './sealed-pieces.ts';
