import * as operations from '@blattwerk/contract/dashboard/operations';
import { staffFactory } from '../../../http/factories.ts';
import { countOpenQuestions } from '../../pharmacy-questions/public.ts';
import { queueNumbers } from '../../treatments/public.ts';
import { readDashboard } from '../dashboard.queries.ts';

export const readDashboardEndpoint = staffFactory.build(operations.readDashboard, ({ ctx }) => readDashboard(ctx));

export const readReviewSummaryEndpoint = staffFactory.build(operations.readReviewSummary, async ({ ctx }) => ({
  ...(await queueNumbers(ctx)),
  questions: await countOpenQuestions(ctx),
}));
