export { isPostalCode } from './postal-codes.ts';
export { placeOf } from './place.ts';
export type { Place } from './postal-codes.queries.ts';
