import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ProductProposal as Proposal } from '@blattwerk/contract/product-proposals/shapes';
import { proposalStates } from '@blattwerk/contract/product-proposals/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import { visibleTo, type ProductProposal } from './product-proposal.model.ts';

interface ProposalRow extends ProductProposal {
  title: string | null;
  firstName: string;
  lastName: string;
  productName: string | null;
  productPzn: string | null;
}

const present = (row: ProposalRow, { actor }: Ctx<Member>): Proposal => ({
  ...{ id: row.id, name: row.name, manufacturer: row.manufacturer, category: row.category, thc: row.thc, cbd: row.cbd, pzn: row.pzn, note: row.note },
  status: row.status,
  doctor: { id: row.doctorId, name: fullName(row) },
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  product: row.productId ? { id: row.productId, name: row.productName ?? '', pzn: row.productPzn ?? '' } : null,
  reason: row.reason,
  version: row.version,
  abilities: actor.role === 'admin' ? possibleActions(proposalStates, row.status) : [],
});

const proposals = defineList({
  fields: columnsOf('product_proposals', { id: 'id', name: 'text', category: 'text', status: 'text', pzn: 'text', createdAt: 'instant', decidedAt: 'instant' }),
  key: ['product_proposals.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['product_proposals.name', 'product_proposals.pzn', 'product_proposals.manufacturer'], people: ['product_proposals.doctorId'] },
  visibleTo: ({ trx, actor }: Ctx<Member>) =>
    visibleTo(trx, actor)
      .join('users', 'users.id', 'product_proposals.doctorId')
      .leftJoin('products', 'products.id', 'product_proposals.productId')
      .select('product_proposals.*', 'users.title', 'users.firstName', 'users.lastName', 'products.name as productName', 'products.pzn as productPzn'),
  present: (rows: readonly ProposalRow[], ctx: Ctx<Member>) => rows.map((row) => present(row, ctx)),
  missing: 'server.notFound',
});

export const listProposals = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<Proposal>> => listRecords(proposals, ctx, query);

/** @throws server.notFound */
export const readProposal = (ctx: Ctx<Member>, id: string): Promise<Proposal> => readRecord(proposals, ctx, id);

export const proposalHits = hitsOf(
  () => proposals,
  ({ id, name, doctor }) => ({ id, title: name, subtitle: doctor.name }),
);

export const proposalList = openedBy(() => proposals);

/** What became of proposals is another product from now on. */
export const moveProposals = async ({ trx }: Ctx, { from, to }: { from: string; to: string }): Promise<void> =>
  void (await trx('product_proposals').where({ productId: from }).update({ productId: to }));
