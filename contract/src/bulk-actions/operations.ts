import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, pageQuery } from '../validation.ts';
import { bulkResults, bulkStart, bulkState } from './shapes.ts';

export const readBulk = operation({
  id: 'bulk.read',
  method: 'get',
  path: '/backoffice/bulk/:id',
  summary: 'How far an own bulk action is',
  input: z.object({ id }),
  answer: bulkState,
});

export const listBulkResults = operation({
  id: 'bulk.results',
  method: 'get',
  path: '/backoffice/bulk/:id/results',
  summary: 'What became of each record of an own bulk action, those that were not changed first',
  input: pageQuery.extend({ id }),
  answer: bulkResults,
});

export const stopBulk = operation({
  id: 'bulk.stop',
  method: 'post',
  path: '/backoffice/bulk/:id/stop',
  summary: 'Stop an own bulk action; what is done stays done',
  input: z.object({ id }),
  answer: bulkState,
  errors: ['work.ended'],
});

export const undoBulk = operation({
  id: 'bulk.undo',
  method: 'post',
  path: '/backoffice/bulk/:id/undo',
  summary: 'Take back what an own bulk action did, as a bulk action of its own, once',
  input: z.object({ id }),
  answer: bulkStart,
  errors: ['bulk.notUndoable', 'bulk.tooMany'],
});
