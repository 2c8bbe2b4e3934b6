import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { decidedArticle, matchSuggestedInput, matchSuggestedResult, unmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { id, listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { matchSuggested } from '../matching/match-suggested.ts';
import { listUnmatched, readUnmatched } from '../matching/unmatched.queries.ts';
import { ignoreArticle, matchArticle, undoDecision } from '../matching/unmatched.service.ts';

export const ignoreArticleEndpoint = staffFactory.build({
  operation: 'unmatched-products.ignore',
  method: 'post',
  summary: 'Say that an article is none of the catalogue’s',
  input: z.object({ id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => ignoreArticle(ctx, input),
});

export const listUnmatchedEndpoint = staffFactory.build({
  operation: 'unmatched-products.list',
  method: 'get',
  summary: 'Articles of pharmacies that wait for a decision, with suggestions',
  input: listQuery,
  output: listOf(unmatchedRecord),
  handler: ({ ctx, input }) => listUnmatched(ctx, input),
});

export const matchArticleEndpoint = staffFactory.build({
  operation: 'unmatched-products.match',
  method: 'post',
  summary: 'Say which product a pharmacy’s article is',
  input: z.object({ id, productId: id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => matchArticle(ctx, input),
});

export const matchSuggestedEndpoint = staffFactory.build({
  operation: 'unmatched-products.match-suggested',
  method: 'post',
  summary: 'Confirm suggested products for many articles in one go',
  input: matchSuggestedInput,
  output: matchSuggestedResult,
  handler: ({ ctx, input }) => matchSuggested(ctx, input),
});

export const readUnmatchedEndpoint = staffFactory.build({
  operation: 'unmatched-products.read',
  method: 'get',
  summary: 'One article of a pharmacy with suggestions',
  input: z.object({ id }),
  output: unmatchedRecord,
  handler: ({ ctx, input }) => readUnmatched(ctx, input.id),
});

export const undoDecisionEndpoint = staffFactory.build({
  operation: 'unmatched-products.undo',
  method: 'post',
  summary: 'Take back what was decided about a pharmacy’s article',
  input: z.object({ id }),
  output: decidedArticle,
  handler: ({ ctx, input }) => undoDecision(ctx, input),
});
