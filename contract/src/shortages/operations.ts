import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { shortageRecord } from './shapes.ts';

export const listShortages = operation({
  id: 'shortages.list',
  method: 'get',
  path: '/backoffice/shortages',
  summary: 'Products that run short, the most urgent first: pharmacies that have them, the change in two weeks, and who waits',
  input: listQuery,
  answer: recordList(shortageRecord),
});
