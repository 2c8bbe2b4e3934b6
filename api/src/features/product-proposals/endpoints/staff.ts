import * as operations from '@blattwerk/contract/product-proposals/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listProposals } from '../product-proposals.queries.ts';

export const listProposalsEndpoint = staffFactory.build(operations.listProposals, ({ ctx, input }) => listProposals(ctx, input));
