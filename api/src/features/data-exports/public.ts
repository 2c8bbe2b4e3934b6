export { deleteExportsOf } from './data-exports.service.ts';
