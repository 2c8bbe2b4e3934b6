import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { decidedArticle, matchSuggestedInput, matchSuggestedResult, unmatchedRecord } from './shapes.ts';

export const listUnmatched = operation({
  id: 'unmatched-products.list',
  method: 'get',
  path: '/backoffice/unmatched-products',
  summary: 'Articles of pharmacies that wait for a decision, with suggestions',
  input: listQuery,
  answer: recordList(unmatchedRecord),
});

export const matchSuggested = operation({
  id: 'unmatched-products.match-suggested',
  method: 'post',
  path: '/backoffice/unmatched-products/match-suggested',
  summary: 'Confirm suggested products for many articles in one go',
  input: matchSuggestedInput,
  answer: matchSuggestedResult,
  errors: ['invalid.status', 'server.notFound'],
});

export const readUnmatched = operation({
  id: 'unmatched-products.read',
  method: 'get',
  path: '/backoffice/unmatched-products/:id',
  summary: 'One article of a pharmacy with suggestions',
  input: z.object({ id }),
  answer: unmatchedRecord,
});

export const ignoreArticle = operation({
  id: 'unmatched-products.ignore',
  method: 'post',
  path: '/backoffice/unmatched-products/:id/ignore',
  summary: 'Say that an article is none of the catalogue’s',
  input: z.object({ id }),
  answer: decidedArticle,
  errors: ['invalid.status'],
});

export const matchArticle = operation({
  id: 'unmatched-products.match',
  method: 'post',
  path: '/backoffice/unmatched-products/:id/match',
  summary: 'Say which product a pharmacy’s article is',
  input: z.object({ id, productId: id }),
  answer: decidedArticle,
  errors: ['invalid.status'],
});

export const undoDecision = operation({
  id: 'unmatched-products.undo',
  method: 'post',
  path: '/backoffice/unmatched-products/:id/undo',
  summary: 'Take back what was decided about a pharmacy’s article',
  input: z.object({ id }),
  answer: decidedArticle,
  errors: ['invalid.status'],
});
