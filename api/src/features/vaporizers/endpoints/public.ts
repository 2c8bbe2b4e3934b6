import { vaporizerList } from '@blattwerk/contract/vaporizers/shapes';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';
import { listVaporizers } from '../vaporizers.service.ts';

export const listVaporizersEndpoint = publicFactory.build({
  operation: 'vaporizers.list-public',
  method: 'get',
  summary: 'The devices that the market names',
  input: z.object({}),
  output: vaporizerList,
  handler: ({ ctx }) => listVaporizers(ctx),
});
