import { pushAnswer, pushQuery } from '@blattwerk/contract/stock-feeds/push';
import { machineFactory } from '../../../http/factories.ts';
import { readRequestBody } from '../../../http/request-body.ts';
import { contentTimeOf, idempotencyKeyOf } from '../pushing/push-headers.ts';
import { pushFile } from '../pushing/push.service.ts';

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
