import * as operations from '@blattwerk/contract/stock-feeds/push-operations';
import { machineFactory } from '../../../http/factories.ts';
import { readRequestBody } from '../../../http/request-body.ts';
import { readStatus } from '../pushing/feeds-status.queries.ts';
import { changeItems, removeItem, setItem } from '../pushing/items.service.ts';
import { contentTimeOf, idempotencyKeyOf } from '../pushing/push-headers.ts';
import { pushFile } from '../pushing/push.service.ts';
import { readRun } from '../runs/runs.queries.ts';

export const changeItemsEndpoint = machineFactory.buildUnbound(operations.changeItems, ({ ctx, input }) => changeItems(ctx, input));

const limits = { bytes: 32 * 1024 * 1024, seconds: 60 };

export const pushStockEndpoint = machineFactory.buildUnbound(operations.pushStock, ({ ctx, input, request }) =>
  pushFile(ctx, {
    ...input,
    contentAt: contentTimeOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    read: () => readRequestBody(request, limits),
  }),
);

export const readOwnRunEndpoint = machineFactory.build(operations.readOwnRun, ({ ctx, input }) => readRun(ctx, input.runId));

export const readStatusEndpoint = machineFactory.build(operations.readStatus, ({ ctx }) => readStatus(ctx));

export const removeItemEndpoint = machineFactory.buildUnbound(operations.removeItem, ({ ctx, input }) => removeItem(ctx, input));

export const setItemEndpoint = machineFactory.buildUnbound(operations.setItem, ({ ctx, input }) => setItem(ctx, input));
