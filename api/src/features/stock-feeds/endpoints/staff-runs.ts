import * as operations from '@blattwerk/contract/stock-feeds/run-operations';
import { staffFactory } from '../../../http/factories.ts';
import { compareRun } from '../runs/comparison.service.ts';
import { correctRows } from '../runs/corrections.service.ts';
import { downloadRowErrors, readRowErrors } from '../runs/row-errors.service.ts';
import { listRuns, readRun } from '../runs/runs.queries.ts';

export const compareRunEndpoint = staffFactory.build(operations.compareRun, ({ ctx, input }) => compareRun(ctx, input));

export const correctRowsEndpoint = staffFactory.buildUnbound(operations.correctRows, ({ ctx, input }) => correctRows(ctx, input));

export const downloadRowErrorsEndpoint = staffFactory.buildFile(operations.downloadRowErrors, ({ ctx, input }) => downloadRowErrors(ctx, input.id));

export const listRowErrorsEndpoint = staffFactory.build(operations.listRowErrors, ({ ctx, input }) => readRowErrors(ctx, input));

export const listRunsEndpoint = staffFactory.build(operations.listRuns, ({ ctx, input }) => listRuns(ctx, input));

export const readRunEndpoint = staffFactory.build(operations.readRun, ({ ctx, input }) => readRun(ctx, input.id));
