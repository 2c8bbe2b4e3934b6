export { deleteDiaryOf } from './erasure.queries.ts';
