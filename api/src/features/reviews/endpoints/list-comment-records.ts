import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { commentRecord } from '@blattwerk/contract/reviews/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listCommentRecords } from '../moderation.queries.ts';

export const listCommentRecordsEndpoint = adminFactory.build({
  operation: 'review-comments.list',
  method: 'get',
  summary: 'Comments for moderation, the oldest first',
  input: listQuery,
  output: listOf(commentRecord),
  handler: ({ ctx, input }) => listCommentRecords(ctx, input),
});
