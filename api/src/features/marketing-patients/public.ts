export { deleteContactOf, deleteContactsBefore } from './erasure.queries.ts';
