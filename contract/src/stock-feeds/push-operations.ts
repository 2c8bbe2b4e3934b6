import { z } from 'zod';
import { feedKeyErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { feedsStatus, itemAnswer, itemInput, itemsAnswer, itemsInput, pushAnswer, pushQuery } from './push.ts';
import { feedRun } from './shapes.ts';

export const readOwnRun = operation({
  id: 'feeds.read-run',
  method: 'get',
  path: '/feeds/runs/:runId',
  summary: 'What became of a delivery',
  input: z.object({ runId: id }),
  answer: feedRun,
  errors: feedKeyErrors,
});

export const readStatus = operation({
  id: 'feeds.status',
  method: 'get',
  path: '/feeds/status',
  summary: 'How the pharmacy’s feeds are doing',
  input: z.object({}),
  answer: feedsStatus,
  errors: feedKeyErrors,
});

export const changeItems = operation({
  id: 'feeds.change-items',
  method: 'patch',
  path: '/feeds/:pharmacySlug/stock',
  summary: 'Change several articles',
  input: itemsInput,
  answer: itemsAnswer,
  errors: [...feedKeyErrors, 'feed.paused'],
});

export const pushStock = operation({
  id: 'feeds.push-stock',
  method: 'put',
  path: '/feeds/:pharmacySlug/stock',
  summary: 'Send a stock file',
  input: pushQuery,
  answer: pushAnswer,
  status: 202,
  errors: [...feedKeyErrors, 'feed.contentEncoding', 'feed.idempotencyConflict', 'feed.paused', 'feed.running', 'feed.uploadTimeout', 'file.invalid'],
});

export const removeItem = operation({
  id: 'feeds.remove-item',
  method: 'delete',
  path: '/feeds/:pharmacySlug/stock/:pzn',
  summary: 'Say that an article is sold out',
  input: itemInput.pick({ pharmacySlug: true, pzn: true }),
  answer: itemAnswer,
  errors: [...feedKeyErrors, 'feed.itemRefused', 'feed.paused'],
});

export const setItem = operation({
  id: 'feeds.set-item',
  method: 'put',
  path: '/feeds/:pharmacySlug/stock/:pzn',
  summary: 'Set what there is of one article',
  input: itemInput,
  answer: itemAnswer,
  errors: [...feedKeyErrors, 'feed.itemRefused', 'feed.paused'],
});
