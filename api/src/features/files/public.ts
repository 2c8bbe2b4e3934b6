export { openFile, storeOnce, type NewFile } from './files.service.ts';
