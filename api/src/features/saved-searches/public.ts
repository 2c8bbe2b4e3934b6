export { deleteSavedSearchesOf } from './erasure.queries.ts';
