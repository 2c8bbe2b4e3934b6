import { rollBackInput } from '@blattwerk/contract/stock-feeds/run-shapes';
import { feedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { rollBackRun } from '../runs/roll-back.service.ts';

export const rollBackRunEndpoint = adminFactory.build({
  operation: 'feed-runs.roll-back',
  method: 'post',
  summary: 'Bring a pharmacy’s stock back to what it was before its last import',
  input: rollBackInput,
  output: feedRun,
  handler: ({ ctx, input }) => rollBackRun(ctx, input),
});
