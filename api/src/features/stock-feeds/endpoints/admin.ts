import { previewScheduleInput, previewScheduleResult, testConnectionInput, testConnectionResult } from '@blattwerk/contract/stock-feeds/connection';
import { feedKey, feedKeyInput, newFeedKey } from '@blattwerk/contract/stock-feeds/keys';
import { rollBackInput } from '@blattwerk/contract/stock-feeds/run-shapes';
import { feedCreateInput, feedPatchInput, feedRecord, feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { createFeed, patchFeed } from '../feeds.service.ts';
import { nextTimes } from '../pulling/schedule.ts';
import { testConnection } from '../pulling/test-connection.ts';
import { createKey, listKeys, revokeKey } from '../pushing/keys.service.ts';
import { rollBackRun } from '../runs/roll-back.service.ts';
import { discardRun, releaseRun } from '../runs/runs.service.ts';

export const createFeedEndpoint = adminFactory.build({
  operation: 'stock-feeds.create',
  method: 'post',
  summary: 'Add a stock feed to a pharmacy',
  input: feedCreateInput,
  output: feedRecord,
  statusCode: 201,
  handler: ({ ctx, input }) => createFeed(ctx, input),
});

export const createKeyEndpoint = adminFactory.build({
  operation: 'feed-keys.create',
  method: 'post',
  summary: 'Make a feed key, which is shown this once',
  input: feedKeyInput.extend({ id }),
  output: newFeedKey,
  statusCode: 201,
  handler: ({ ctx, input: { id: feedId, ...input } }) => createKey(ctx, { feedId, ...input }),
});

export const discardRunEndpoint = adminFactory.build({
  operation: 'feed-runs.discard',
  method: 'post',
  summary: 'Throw a quarantined import away',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => discardRun(ctx, input.id),
});

export const listKeysEndpoint = adminFactory.build({
  operation: 'feed-keys.list',
  method: 'get',
  summary: 'The keys of a feed, without the keys themselves',
  input: z.object({ id }),
  output: listOf(feedKey),
  handler: ({ ctx, input }) => listKeys(ctx, input.id),
});

export const previewScheduleEndpoint = adminFactory.build({
  operation: 'stock-feeds.preview-schedule',
  method: 'post',
  summary: 'The next three times of a schedule',
  input: previewScheduleInput,
  output: previewScheduleResult,
  handler: async ({ ctx, input }) => ({ times: nextTimes(input.schedule, ctx.clock.now(), 3).map((at) => at.toISOString()) }),
});

export const releaseRunEndpoint = adminFactory.build({
  operation: 'feed-runs.release',
  method: 'post',
  summary: 'Let a quarantined import go live',
  input: z.object({ id }),
  output: feedRun,
  handler: ({ ctx, input }) => releaseRun(ctx, input.id),
});

export const revokeKeyEndpoint = adminFactory.build({
  operation: 'feed-keys.revoke',
  method: 'delete',
  summary: 'End a feed key at once',
  input: z.object({ id, keyId: id }),
  output: feedKey,
  handler: ({ ctx, input }) => revokeKey(ctx, { feedId: input.id, keyId: input.keyId }),
});

export const rollBackRunEndpoint = adminFactory.build({
  operation: 'feed-runs.roll-back',
  method: 'post',
  summary: 'Bring a pharmacy’s stock back to what it was before its last import',
  input: rollBackInput,
  output: feedRun,
  handler: ({ ctx, input }) => rollBackRun(ctx, input),
});

export const testConnectionEndpoint = adminFactory.buildUnbound({
  operation: 'stock-feeds.test-connection',
  method: 'post',
  summary: 'Try the way into a pharmacy’s server and say what is there',
  input: testConnectionInput,
  output: testConnectionResult,
  handler: ({ ctx, input }) => testConnection(ctx, input),
});

export const updateFeedEndpoint = adminFactory.build({
  operation: 'stock-feeds.update',
  method: 'patch',
  summary: 'Change a stock feed',
  input: feedPatchInput,
  output: feedRecord,
  handler: ({ ctx, input }) => patchFeed(ctx, input),
});
