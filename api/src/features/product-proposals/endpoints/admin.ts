import * as operations from '@blattwerk/contract/product-proposals/operations';
import { adminFactory } from '../../../http/factories.ts';
import { addProposal, mergeProposal, refuseProposal } from '../product-proposals.service.ts';

export const addProposalEndpoint = adminFactory.build(operations.addProposal, ({ ctx, input }) => addProposal(ctx, input));

export const mergeProposalEndpoint = adminFactory.build(operations.mergeProposal, ({ ctx, input }) => mergeProposal(ctx, input));

export const refuseProposalEndpoint = adminFactory.build(operations.refuseProposal, ({ ctx, input }) => refuseProposal(ctx, input));
