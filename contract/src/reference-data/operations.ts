import { z } from 'zod';
import { operation } from '../operation.ts';
import { referenceList } from '../products/shapes.ts';

export const listGrowers = operation({
  id: 'reference-data.growers',
  method: 'get',
  path: '/clients/growers',
  summary: 'All growers with the number of their products',
  input: z.object({}),
  answer: referenceList,
});

export const listManufacturers = operation({
  id: 'reference-data.manufacturers',
  method: 'get',
  path: '/clients/manufacturers',
  summary: 'All manufacturers with the number of their products',
  input: z.object({}),
  answer: referenceList,
});

export const listStrains = operation({
  id: 'reference-data.strains',
  method: 'get',
  path: '/clients/strains',
  summary: 'All strains with the number of their products',
  input: z.object({}),
  answer: referenceList,
});
