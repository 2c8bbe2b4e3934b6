import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { ownRegion, regionalDemandRecord, shortageRecord } from './shapes.ts';

export const listShortages = operation({
  id: 'shortages.list',
  method: 'get',
  path: '/backoffice/shortages',
  summary: 'Products that run short, the most urgent first: pharmacies that have them, the change in two weeks, and who waits',
  input: listQuery,
  answer: recordList(shortageRecord),
});

export const listRegionalDemand = operation({
  id: 'shortages.list-regional',
  method: 'get',
  path: '/backoffice/regional-demand',
  summary: 'Who waits for a product in a region, from ten people on, and what its pharmacies have; a pharmacy sees its own region alone',
  input: listQuery,
  answer: recordList(regionalDemandRecord),
});

export const readOwnRegion = operation({
  id: 'shortages.own-region',
  method: 'get',
  path: '/backoffice/regional-demand/region',
  summary: 'The region of the caller’s pharmacy or practice',
  input: z.object({}),
  answer: ownRegion,
});
