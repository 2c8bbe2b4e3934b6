import { previewScheduleInput, previewScheduleResult } from '@blattwerk/contract/stock-feeds/connection';
import { adminFactory } from '../../../http/factories.ts';
import { nextTimes } from '../pulling/schedule.ts';

export const previewScheduleEndpoint = adminFactory.build({
  operation: 'stock-feeds.preview-schedule',
  method: 'post',
  summary: 'The next three times of a schedule',
  input: previewScheduleInput,
  output: previewScheduleResult,
  handler: async ({ ctx, input }) => ({ times: nextTimes(input.schedule, ctx.clock.now(), 3).map((at) => at.toISOString()) }),
});
