import * as operations from '@blattwerk/contract/schedules/operations';
import { publicFactory } from '../../../http/factories.ts';
import { readFeed } from '../calendar-feed.service.ts';

export const readCalendarFeedEndpoint = publicFactory.buildFile(operations.readCalendarFeed, async ({ ctx, input }) => ({
  bytes: await readFeed(ctx, input.token),
  filename: 'consultations.ics',
  contentType: 'text/calendar; charset=utf-8',
}));
