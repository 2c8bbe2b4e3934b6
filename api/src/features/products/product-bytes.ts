import { productItem, productList, type ProductQuery } from '@blattwerk/contract/products/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { BytesOfRecords } from '../../http/record-marks.ts';
import type { Market } from '../catalogue/public.ts';
import { visibleState } from './market-state.ts';
import { findPage } from './products.service.ts';

const listAround = productList.omit({ items: true });
const opening = Buffer.from('{"items":[');

/** Visitors, members, patients with a prescription and staff may see different things; what was made for an earlier minute goes. */
const maxReady = 4;

/** The products that were made ready for who may see the same at this time; none at first. */
const readyFor = ({ ready }: Market, state: string): Buffer[] => {
  const known = ready.get(state) ?? [];
  ready.delete(state);
  ready.set(state, known);
  if (ready.size > maxReady) ready.delete(ready.keys().next().value!);
  return known;
};

/**
 * What `listProducts` answers, as JSON, with no favourite marked. Each product is presented, checked and written once as long as the market and what they
 * may see of it stay the same; with a pharmacy or a place, offers are others from question to question.
 * @throws as `listProducts` does
 */
export const listProductsAsBytes = async (ctx: Ctx, asked: ProductQuery): Promise<BytesOfRecords> => {
  const { market, access, positions, itemAt, around } = await findPage(ctx, asked);
  const isEverywhere = asked.pharmacyId === undefined && asked.zipCode === undefined;
  const ready = isEverywhere ? readyFor(market, visibleState(ctx, access)) : [];
  const parts: Buffer[] = [opening];
  const records: BytesOfRecords['records'][number][] = [];
  let start = opening.length;
  for (const [place, position] of positions.entries()) {
    // Each begins with the comma that parts it from the one before.
    const made = (ready[position] ??= Buffer.from(`,${JSON.stringify(productItem.parse(itemAt(position)))}`));
    const part = place === 0 ? made.subarray(1) : made;
    parts.push(part);
    records.push({ id: market.table.rows[position]!.id, start });
    start += part.length;
  }
  parts.push(Buffer.from(`],${JSON.stringify(listAround.parse(around)).slice(1)}`));
  return { body: Buffer.concat(parts), records };
};
