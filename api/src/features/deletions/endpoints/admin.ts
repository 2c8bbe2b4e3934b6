import * as operations from '@blattwerk/contract/deletions/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listDeletions } from '../deletions.queries.ts';

export const listDeletionsEndpoint = adminFactory.build(operations.listDeletions, ({ ctx, input }) => listDeletions(ctx, input));
