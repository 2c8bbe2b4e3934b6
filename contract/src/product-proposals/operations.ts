import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { addProposalInput, mergeProposalInput, productProposal, proposeProductInput, refuseProposalInput } from './shapes.ts';

export const listProposals = operation({
  id: 'product-proposals.list',
  method: 'get',
  path: '/backoffice/product-proposals',
  summary: 'Products that doctors miss: the own proposals for a doctor, all for administrators',
  input: listQuery,
  answer: recordList(productProposal),
});

export const proposeProduct = operation({
  id: 'product-proposals.create',
  method: 'post',
  path: '/backoffice/product-proposals',
  summary: 'Propose a product that the catalogue lacks',
  input: proposeProductInput,
  answer: productProposal,
  status: 201,
});

export const addProposal = operation({
  id: 'product-proposals.add',
  method: 'post',
  path: '/backoffice/product-proposals/:id/add',
  summary: 'Make a product of a proposal',
  input: addProposalInput,
  answer: productProposal,
  errors: ['invalid.status'],
});

export const mergeProposal = operation({
  id: 'product-proposals.merge',
  method: 'post',
  path: '/backoffice/product-proposals/:id/merge',
  summary: 'Say which product of the catalogue was meant',
  input: mergeProposalInput,
  answer: productProposal,
  errors: ['invalid.status', 'product.notFound'],
});

export const refuseProposal = operation({
  id: 'product-proposals.refuse',
  method: 'post',
  path: '/backoffice/product-proposals/:id/refuse',
  summary: 'Refuse a proposal, with the reason that the doctor reads',
  input: refuseProposalInput,
  answer: productProposal,
  errors: ['invalid.status'],
});
