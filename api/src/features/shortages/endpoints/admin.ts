import * as operations from '@blattwerk/contract/shortages/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listShortages } from '../shortages.queries.ts';

export const listShortagesEndpoint = adminFactory.build(operations.listShortages, ({ ctx, input }) => listShortages(ctx, input));
