import { z } from 'zod';
import { categories } from '../products/enums.ts';
import { productCreateInput, pzn } from '../products/shapes.ts';
import { id, instant, text } from '../validation.ts';
import { proposalStatuses } from './states.ts';

const content = z.number().min(0).max(1000);

export const proposeProductInput = z.strictObject({
  name: text(2, 200),
  manufacturer: text(2, 120).optional(),
  category: z.enum(categories),
  thc: content.optional(),
  cbd: content.optional(),
  pzn: pzn.optional(),
  note: text(2, 500).optional(),
});
export type ProposeProductInput = z.output<typeof proposeProductInput>;

const product = z.object({ id, name: z.string(), pzn: z.string() });

/** A product that a doctor misses. */
export const productProposal = z.object({
  id,
  name: z.string(),
  manufacturer: z.string().nullable(),
  category: z.enum(categories),
  thc: z.number().nullable(),
  cbd: z.number().nullable(),
  pzn: z.string().nullable(),
  note: z.string().nullable(),
  status: z.enum(proposalStatuses),
  doctor: z.object({ id, name: z.string() }),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** What it became, or what it was found to be. */
  product: product.nullable(),
  /** Why it was refused; the doctor reads it. */
  reason: z.string().nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['add', 'merge', 'refuse'])),
});
export type ProductProposal = z.output<typeof productProposal>;

export const addProposalInput = productCreateInput
  .pick({ pzn: true, name: true, category: true, unit: true, manufacturer: true, thc: true, cbd: true })
  .extend({ id });
export type AddProposalInput = z.output<typeof addProposalInput>;
export const mergeProposalInput = z.object({ id, productId: id });
export const refuseProposalInput = z.object({ id, reason: text(5, 500) });
