import * as operations from '@blattwerk/contract/newsletter-issues/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listIssues, readIssue } from '../newsletter-issues.queries.ts';
import { createIssue, discardIssue, patchIssue, pauseIssue, previewIssue, resumeIssue, startIssue, testIssue } from '../newsletter-issues.service.ts';

export const listIssuesEndpoint = adminFactory.build(operations.listIssues, ({ ctx, input }) => listIssues(ctx, input));

export const createIssueEndpoint = adminFactory.build(operations.createIssue, ({ ctx, input }) => createIssue(ctx, input));

export const readIssueEndpoint = adminFactory.build(operations.readIssue, ({ ctx, input }) => readIssue(ctx, input.id));

export const updateIssueEndpoint = adminFactory.build(operations.updateIssue, ({ ctx, input }) => patchIssue(ctx, input));

export const previewIssueEndpoint = adminFactory.build(operations.previewIssue, ({ ctx, input }) => previewIssue(ctx, input));

export const testIssueEndpoint = adminFactory.buildUnbound(operations.testIssue, ({ ctx, input }) => testIssue(ctx, input));

export const startIssueEndpoint = adminFactory.build(operations.startIssue, ({ ctx, input }) => startIssue(ctx, input));

export const discardIssueEndpoint = adminFactory.build(operations.discardIssue, async ({ ctx, input }) => {
  await discardIssue(ctx, input);
  return { id: input.id };
});

export const pauseIssueEndpoint = adminFactory.build(operations.pauseIssue, ({ ctx, input }) => pauseIssue(ctx, input.id));

export const resumeIssueEndpoint = adminFactory.build(operations.resumeIssue, ({ ctx, input }) => resumeIssue(ctx, input.id));
