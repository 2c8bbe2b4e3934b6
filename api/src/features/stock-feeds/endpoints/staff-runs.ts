import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { comparisonQuery, corrections, correctionsInput, rowErrors, rowErrorsQuery, runComparison } from '@blattwerk/contract/stock-feeds/run-shapes';
import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { compareRun } from '../runs/comparison.service.ts';
import { correctRows } from '../runs/corrections.service.ts';
import { downloadRowErrors, readRowErrors } from '../runs/row-errors.service.ts';
import { listRuns, readRun } from '../runs/runs.service.ts';

export const compareRunEndpoint = staffFactory.build({
  operation: 'feed-runs.compare',
  method: 'get',
  summary: 'Today’s stock beside what a quarantined import would make of it',
  input: comparisonQuery,
  output: runComparison,
  handler: ({ ctx, input }) => compareRun(ctx, input),
});

export const correctRowsEndpoint = staffFactory.buildUnbound({
  operation: 'feed-runs.correct',
  method: 'post',
  summary: 'Import faulty rows of an import as a person corrected them',
  input: correctionsInput,
  output: corrections,
  handler: ({ ctx, input }) => correctRows(ctx, input),
});

export const downloadRowErrorsEndpoint = staffFactory.buildFile({
  operation: 'feed-runs.download-row-errors',
  summary: 'The faulty rows of an import as a table for a spreadsheet',
  input: z.object({ id }),
  handler: ({ ctx, input }) => downloadRowErrors(ctx, input.id),
});

export const listRowErrorsEndpoint = staffFactory.build({
  operation: 'feed-runs.list-row-errors',
  method: 'get',
  summary: 'The faulty rows of an import, grouped and one by one',
  input: rowErrorsQuery,
  output: rowErrors,
  handler: ({ ctx, input }) => readRowErrors(ctx, input),
});

export const listRunsEndpoint = staffFactory.build({
  operation: 'feed-runs.list',
  method: 'get',
  summary: 'Imports of stock feeds, with the first row errors of each',
  input: listQuery,
  output: listOf(feedRun),
  handler: ({ ctx, input }) => listRuns(ctx, input),
});

export const readRunEndpoint = staffFactory.build({
  operation: 'feed-runs.read',
  method: 'get',
  summary: 'One import with its row errors',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => readRun(ctx, input.id),
});
