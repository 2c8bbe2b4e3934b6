import { feedsStatus, itemAnswer, itemInput, itemsAnswer, itemsInput, pushAnswer, pushQuery } from '@blattwerk/contract/stock-feeds/push';
import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { machineFactory } from '../../../http/factories.ts';
import { readRequestBody } from '../../../http/request-body.ts';
import { readStatus } from '../pushing/feeds-status.queries.ts';
import { changeItems, removeItem, setItem } from '../pushing/items.service.ts';
import { contentTimeOf, idempotencyKeyOf } from '../pushing/push-headers.ts';
import { pushFile } from '../pushing/push.service.ts';
import { readRun } from '../runs/runs.service.ts';

export const changeItemsEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.change-items',
  method: 'patch',
  summary: 'Change several articles',
  input: itemsInput,
  output: itemsAnswer,
  handler: ({ ctx, input }) => changeItems(ctx, input),
});

const limits = { bytes: 32 * 1024 * 1024, seconds: 60 };

export const pushStockEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.push-stock',
  method: 'put',
  summary: 'Send a stock file',
  input: pushQuery,
  output: pushAnswer,
  statusCode: 202,
  handler: ({ ctx, input, request }) =>
    pushFile(ctx, {
      ...input,
      contentAt: contentTimeOf(request),
      idempotencyKey: idempotencyKeyOf(request),
      read: () => readRequestBody(request, limits),
    }),
});

export const readOwnRunEndpoint = machineFactory.build({
  operation: 'feeds.read-run',
  method: 'get',
  summary: 'What became of a delivery',
  input: z.object({ runId: id }),
  output: feedRun,
  handler: ({ ctx, input }) => readRun(ctx, input.runId),
});

export const readStatusEndpoint = machineFactory.build({
  operation: 'feeds.status',
  method: 'get',
  summary: 'How the pharmacy’s feeds are doing',
  input: z.object({}),
  output: feedsStatus,
  handler: ({ ctx }) => readStatus(ctx),
});

export const removeItemEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.remove-item',
  method: 'delete',
  summary: 'Say that an article is sold out',
  input: itemInput.pick({ pharmacySlug: true, pzn: true }),
  output: itemAnswer,
  handler: ({ ctx, input }) => removeItem(ctx, input),
});

export const setItemEndpoint = machineFactory.buildUnbound({
  operation: 'feeds.set-item',
  method: 'put',
  summary: 'Set what there is of one article',
  input: itemInput,
  output: itemAnswer,
  handler: ({ ctx, input }) => setItem(ctx, input),
});
