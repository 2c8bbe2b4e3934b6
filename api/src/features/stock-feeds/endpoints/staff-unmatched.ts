import * as operations from '@blattwerk/contract/unmatched-products/operations';
import { staffFactory } from '../../../http/factories.ts';
import { matchSuggested } from '../matching/match-suggested.ts';
import { listUnmatched, readUnmatched } from '../matching/unmatched.queries.ts';
import { ignoreArticle, matchArticle, undoDecision } from '../matching/unmatched.service.ts';

export const ignoreArticleEndpoint = staffFactory.build(operations.ignoreArticle, ({ ctx, input }) => ignoreArticle(ctx, input));

export const listUnmatchedEndpoint = staffFactory.build(operations.listUnmatched, ({ ctx, input }) => listUnmatched(ctx, input));

export const matchArticleEndpoint = staffFactory.build(operations.matchArticle, ({ ctx, input }) => matchArticle(ctx, input));

export const matchSuggestedEndpoint = staffFactory.build(operations.matchSuggested, ({ ctx, input }) => matchSuggested(ctx, input));

export const readUnmatchedEndpoint = staffFactory.build(operations.readUnmatched, ({ ctx, input }) => readUnmatched(ctx, input.id));

export const undoDecisionEndpoint = staffFactory.build(operations.undoDecision, ({ ctx, input }) => undoDecision(ctx, input));
