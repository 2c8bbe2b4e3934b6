import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id, isoDate, listOf } from '../validation.ts';
import { previewScheduleInput, previewScheduleResult, testConnectionInput, testConnectionResult } from './connection.ts';
import { feedKey, feedKeyInput, newFeedKey } from './keys.ts';
import { rollBackInput } from './run-shapes.ts';
import { feedCreateInput, feedModes, feedPatchInput, feedRecord, feedRun } from './shapes.ts';

export const discardRun = operation({
  id: 'feed-runs.discard',
  method: 'post',
  path: '/backoffice/feed-runs/:id/discard',
  summary: 'Throw a quarantined import away',
  input: z.object({ id }),
  answer: feedRun,
  errors: ['invalid.status'],
});

export const releaseRun = operation({
  id: 'feed-runs.release',
  method: 'post',
  path: '/backoffice/feed-runs/:id/release',
  summary: 'Let a quarantined import go live',
  input: z.object({ id }),
  answer: feedRun,
  errors: ['feed.newerApplied', 'feed.unreadable', 'invalid.status'],
});

export const rollBackRun = operation({
  id: 'feed-runs.roll-back',
  method: 'post',
  path: '/backoffice/feed-runs/:id/roll-back',
  summary: 'Bring a pharmacy’s stock back to what it was before its last import',
  input: rollBackInput,
  answer: feedRun,
  errors: ['feed.notLatest', 'invalid.status'],
});

export const listFeeds = operation({
  id: 'stock-feeds.list',
  method: 'get',
  path: '/backoffice/stock-feeds',
  summary: 'Where the pharmacies’ stock comes from',
  input: listQuery,
  answer: recordList(feedRecord),
});

export const createFeed = operation({
  id: 'stock-feeds.create',
  method: 'post',
  path: '/backoffice/stock-feeds',
  summary: 'Add a stock feed to a pharmacy',
  input: feedCreateInput,
  answer: feedRecord,
  status: 201,
});

export const previewSchedule = operation({
  id: 'stock-feeds.preview-schedule',
  method: 'post',
  path: '/backoffice/stock-feeds/preview-schedule',
  summary: 'The next three times of a schedule',
  input: previewScheduleInput,
  answer: previewScheduleResult,
});

export const testConnection = operation({
  id: 'stock-feeds.test-connection',
  method: 'post',
  path: '/backoffice/stock-feeds/test-connection',
  summary: 'Try the way into a pharmacy’s server and say what is there',
  input: testConnectionInput,
  answer: testConnectionResult,
  errors: ['auth.tooManyAttempts'],
});

export const readFeed = operation({
  id: 'stock-feeds.read',
  method: 'get',
  path: '/backoffice/stock-feeds/:id',
  summary: 'One stock feed',
  input: z.object({ id }),
  answer: feedRecord,
});

export const readFeedScores = operation({
  id: 'stock-feeds.scores',
  method: 'get',
  path: '/backoffice/stock-feeds/:id/scores',
  summary: 'A feed’s score on each of the last ninety days that it had one, the oldest first',
  input: z.object({ id }),
  answer: z.object({ items: z.array(z.object({ on: isoDate, score: z.int() })) }),
});

export const updateFeed = operation({
  id: 'stock-feeds.update',
  method: 'patch',
  path: '/backoffice/stock-feeds/:id',
  summary: 'Change a stock feed',
  input: feedPatchInput,
  answer: feedRecord,
});

export const listKeys = operation({
  id: 'feed-keys.list',
  method: 'get',
  path: '/backoffice/stock-feeds/:id/keys',
  summary: 'The keys of a feed, without the keys themselves',
  input: z.object({ id }),
  answer: listOf(feedKey),
});

export const createKey = operation({
  id: 'feed-keys.create',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/keys',
  summary: 'Make a feed key, which is shown this once',
  input: feedKeyInput.extend({ id }),
  answer: newFeedKey,
  status: 201,
  errors: ['feed.tooManyKeys', 'invalid.status'],
});

export const revokeKey = operation({
  id: 'feed-keys.revoke',
  method: 'delete',
  path: '/backoffice/stock-feeds/:id/keys/:keyId',
  summary: 'End a feed key at once',
  input: z.object({ id, keyId: id }),
  answer: feedKey,
});

export const runFeed = operation({
  id: 'stock-feeds.run',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/run',
  summary: 'Fetch and import a pull feed now',
  input: z.object({ id }),
  answer: feedRun,
  errors: ['feed.running'],
});

export const uploadFeed = operation({
  id: 'stock-feeds.upload',
  method: 'post',
  path: '/backoffice/stock-feeds/:id/upload',
  summary: 'Import a file for a stock feed',
  sends: 'file',
  input: z.object({ id, mode: z.enum(feedModes).optional() }),
  answer: feedRun,
  errors: ['feed.running'],
});
