import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { issueCreateInput, issueDiscardInput, issuePatchInput, issuePreview, issuePreviewQuery, issueRecord, issueStartInput } from './shapes.ts';

export const listIssues = operation({
  id: 'newsletter-issues.list',
  method: 'get',
  path: '/backoffice/newsletter-issues',
  summary: 'Issues of the newsletter with their results',
  input: listQuery,
  answer: recordList(issueRecord),
});

export const createIssue = operation({
  id: 'newsletter-issues.create',
  method: 'post',
  path: '/backoffice/newsletter-issues',
  summary: 'Begin an issue of the newsletter',
  input: issueCreateInput,
  answer: issueRecord,
  status: 201,
});

export const readIssue = operation({
  id: 'newsletter-issues.read',
  method: 'get',
  path: '/backoffice/newsletter-issues/:id',
  summary: 'One issue of the newsletter',
  input: z.object({ id }),
  answer: issueRecord,
});

export const updateIssue = operation({
  id: 'newsletter-issues.update',
  method: 'patch',
  path: '/backoffice/newsletter-issues/:id',
  summary: 'Change an issue that is not being sent yet',
  input: issuePatchInput,
  answer: issueRecord,
  errors: ['invalid.status'],
});

export const previewIssue = operation({
  id: 'newsletter-issues.preview',
  method: 'get',
  path: '/backoffice/newsletter-issues/:id/preview',
  summary: 'An issue in one language, as it is sent',
  input: issuePreviewQuery,
  answer: issuePreview,
});

export const testIssue = operation({
  id: 'newsletter-issues.test',
  method: 'post',
  path: '/backoffice/newsletter-issues/:id/test',
  summary: 'Send an issue to the caller’s own address',
  input: issuePreviewQuery,
  answer: z.object({ to: z.string() }),
  errors: ['mailer.error'],
});

export const startIssue = operation({
  id: 'newsletter-issues.start',
  method: 'post',
  path: '/backoffice/newsletter-issues/:id/start',
  summary: 'Send an issue, in the version that was read, to all who have confirmed their subscription, in portions',
  input: issueStartInput,
  answer: issueRecord,
  errors: ['invalid.status', 'newsletter.noSubscribers'],
});

export const discardIssue = operation({
  id: 'newsletter-issues.discard',
  method: 'post',
  path: '/backoffice/newsletter-issues/:id/discard',
  summary: 'Delete a draft, in the version that was read',
  input: issueDiscardInput,
  answer: z.object({ id }),
  errors: ['invalid.status'],
});

export const pauseIssue = operation({
  id: 'newsletter-issues.pause',
  method: 'post',
  path: '/backoffice/newsletter-issues/:id/pause',
  summary: 'Stop sending an issue; what has left has left',
  input: z.object({ id }),
  answer: issueRecord,
  errors: ['invalid.status'],
});

export const resumeIssue = operation({
  id: 'newsletter-issues.resume',
  method: 'post',
  path: '/backoffice/newsletter-issues/:id/resume',
  summary: 'Go on sending an issue to those whose turn had not come',
  input: z.object({ id }),
  answer: issueRecord,
  errors: ['invalid.status'],
});
