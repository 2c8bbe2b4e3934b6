export { officeLists, type OfficeList } from './office-lists.ts';
export { checkReader, checkSeen, mayAsk, type NamedRecord } from './record-reader.ts';
