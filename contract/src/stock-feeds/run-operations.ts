import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { comparisonQuery, corrections, correctionsInput, rowErrors, rowErrorsQuery, runComparison } from './run-shapes.ts';
import { feedRun } from './shapes.ts';

export const listRuns = operation({
  id: 'feed-runs.list',
  method: 'get',
  path: '/backoffice/feed-runs',
  summary: 'Imports of stock feeds, with the first row errors of each',
  input: listQuery,
  answer: recordList(feedRun),
});

export const readRun = operation({
  id: 'feed-runs.read',
  method: 'get',
  path: '/backoffice/feed-runs/:id',
  summary: 'One import with its row errors',
  input: z.object({ id }),
  answer: feedRun,
});

export const compareRun = operation({
  id: 'feed-runs.compare',
  method: 'get',
  path: '/backoffice/feed-runs/:id/comparison',
  summary: 'Today’s stock beside what a quarantined import would make of it',
  input: comparisonQuery,
  answer: runComparison,
  errors: ['feed.unreadable', 'invalid.status'],
});

export const correctRows = operation({
  id: 'feed-runs.correct',
  method: 'post',
  path: '/backoffice/feed-runs/:id/corrections',
  summary: 'Import faulty rows of an import as a person corrected them',
  input: correctionsInput,
  answer: corrections,
  errors: ['feed.implausible', 'feed.newerApplied', 'feed.unreadable', 'invalid.status'],
});

export const listRowErrors = operation({
  id: 'feed-runs.list-row-errors',
  method: 'get',
  path: '/backoffice/feed-runs/:id/row-errors',
  summary: 'The faulty rows of an import, grouped and one by one',
  input: rowErrorsQuery,
  answer: rowErrors,
});

export const downloadRowErrors = operation({
  id: 'feed-runs.download-row-errors',
  method: 'get',
  path: '/backoffice/feed-runs/:id/row-errors.csv',
  summary: 'The faulty rows of an import as a table for a spreadsheet',
  input: z.object({ id }),
  answer: 'file',
});
