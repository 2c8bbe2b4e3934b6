import { operation } from '../operation.ts';
import { placeList, placeQuery } from './shapes.ts';

export const listPlaces = operation({
  id: 'places.list',
  method: 'get',
  path: '/clients/places',
  summary: 'The towns of a postal code',
  input: placeQuery,
  answer: placeList,
  errors: ['auth.tooManyAttempts'],
});
