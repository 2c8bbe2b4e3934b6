import * as operations from '@blattwerk/contract/stock-feeds/operations';
import { adminFactory } from '../../../http/factories.ts';
import { createFeed, patchFeed } from '../feeds.service.ts';
import { nextTimes } from '../pulling/schedule.ts';
import { testConnection } from '../pulling/test-connection.ts';
import { createKey, listKeys, revokeKey } from '../pushing/keys.service.ts';
import { rollBackRun } from '../runs/roll-back.service.ts';
import { discardRun, releaseRun } from '../runs/runs.service.ts';

export const createFeedEndpoint = adminFactory.build(operations.createFeed, ({ ctx, input }) => createFeed(ctx, input));

export const createKeyEndpoint = adminFactory.build(operations.createKey, ({ ctx, input: { id: feedId, ...input } }) => createKey(ctx, { feedId, ...input }));

export const discardRunEndpoint = adminFactory.build(operations.discardRun, ({ ctx, input }) => discardRun(ctx, input.id));

export const listKeysEndpoint = adminFactory.build(operations.listKeys, ({ ctx, input }) => listKeys(ctx, input.id));

export const previewScheduleEndpoint = adminFactory.build(operations.previewSchedule, async ({ ctx, input }) => ({
  times: nextTimes(input.schedule, ctx.clock.now(), 3).map((at) => at.toISOString()),
}));

export const releaseRunEndpoint = adminFactory.build(operations.releaseRun, ({ ctx, input }) => releaseRun(ctx, input.id));

export const revokeKeyEndpoint = adminFactory.build(operations.revokeKey, ({ ctx, input }) => revokeKey(ctx, { feedId: input.id, keyId: input.keyId }));

export const rollBackRunEndpoint = adminFactory.build(operations.rollBackRun, ({ ctx, input }) => rollBackRun(ctx, input));

export const testConnectionEndpoint = adminFactory.buildUnbound(operations.testConnection, ({ ctx, input }) => testConnection(ctx, input));

export const updateFeedEndpoint = adminFactory.build(operations.updateFeed, ({ ctx, input }) => patchFeed(ctx, input));
