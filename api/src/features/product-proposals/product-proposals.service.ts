import type { AddProposalInput, ProductProposal as Proposal, ProposeProductInput } from '@blattwerk/contract/product-proposals/shapes';
import { proposalStates, type ProposalAction } from '@blattwerk/contract/product-proposals/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { addProduct, findProduct } from '../products/public.ts';
import { ProductProposal, visibleTo } from './product-proposal.model.ts';
import { readProposal } from './product-proposals.queries.ts';

export const proposeProduct = async (ctx: Ctx<Member>, input: ProposeProductInput): Promise<Proposal> => {
  const id = newId();
  const now = ctx.clock.now();
  await ProductProposal.query(ctx.trx).insert({ ...input, id, doctorId: ctx.actor.id, createdAt: now, updatedAt: now });
  await audit(ctx, { action: 'product-proposal.create', objectType: 'product-proposal', objectId: id, after: { name: input.name } });
  return readProposal(ctx, id);
};

/** @throws server.notFound, invalid.status when it is decided */
const lockOpen = async (ctx: Ctx<Member>, id: string, action: ProposalAction): Promise<ProductProposal> => {
  const proposal: ProductProposal = found(
    await visibleTo(ctx.trx, ctx.actor).where('product_proposals.id', id).forUpdate().first('product_proposals.*'),
    'server.notFound',
  );
  nextState(proposalStates, action, proposal.status);
  return proposal;
};

const decide = async (ctx: Ctx<Member>, proposal: ProductProposal, action: ProposalAction, set: { productId?: string; reason?: string }): Promise<Proposal> => {
  await transition(ctx.trx, 'product_proposals', proposal, {
    table: proposalStates,
    action,
    set: { ...set, decidedById: ctx.actor.id, decidedAt: ctx.clock.now() },
  });
  await audit(ctx, {
    action: `product-proposal.${action}`,
    objectType: 'product-proposal',
    objectId: proposal.id,
    ...(set.reason === undefined ? {} : { reason: set.reason }),
    after: set.productId === undefined ? {} : { productId: set.productId },
  });
  return readProposal(ctx, proposal.id);
};

/** @throws server.notFound, invalid.status, server.conflict for a PZN that exists */
export const addProposal = async (ctx: Ctx<Member>, { id, ...input }: AddProposalInput): Promise<Proposal> => {
  const proposal = await lockOpen(ctx, id, 'add');
  return decide(ctx, proposal, 'add', { productId: await addProduct(ctx, input) });
};

/** @throws server.notFound, invalid.status, product.notFound */
export const mergeProposal = async (ctx: Ctx<Member>, { id, productId }: { id: string; productId: string }): Promise<Proposal> => {
  const proposal = await lockOpen(ctx, id, 'merge');
  found(await findProduct(ctx, productId), 'product.notFound');
  return decide(ctx, proposal, 'merge', { productId });
};

/** @throws server.notFound, invalid.status */
export const refuseProposal = async (ctx: Ctx<Member>, { id, reason }: { id: string; reason: string }): Promise<Proposal> =>
  decide(ctx, await lockOpen(ctx, id, 'refuse'), 'refuse', { reason });
