import { testConnectionInput, testConnectionResult } from '@blattwerk/contract/stock-feeds/connection';
import { adminFactory } from '../../../http/factories.ts';
import { testConnection } from '../pulling/test-connection.ts';

export const testConnectionEndpoint = adminFactory.buildUnbound({
  operation: 'stock-feeds.test-connection',
  method: 'post',
  summary: 'Try the way into a pharmacy’s server and say what is there',
  input: testConnectionInput,
  output: testConnectionResult,
  handler: ({ ctx, input }) => testConnection(ctx, input),
});
