export { isPostalCode } from './postal-codes.ts';
export { type Place, placeOf } from './place.ts';
