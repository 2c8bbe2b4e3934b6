export { officeLists, type OfficeList } from './office-lists.ts';
