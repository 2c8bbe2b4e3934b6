export { placeOf, type Place } from './place.ts';
