import { productItem, productList, type ProductQuery } from '@blattwerk/contract/products/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { remembered } from '../catalogue/public.ts';
import { visibleState } from './market-state.ts';
import { findPage } from './products.service.ts';

const listAround = productList.omit({ items: true });

/**
 * What `listProducts` answers to visitors, as JSON. Each product is presented, checked and written once as long as the market and what they may see of it
 * stay the same; with a pharmacy or a place, offers are others from question to question.
 * @throws as `listProducts` does
 */
export const listProductsAsText = async (ctx: Ctx, asked: ProductQuery): Promise<string> => {
  const { market, access, positions, itemAt, around } = await findPage(ctx, asked);
  const textAt = (position: number): string => JSON.stringify(productItem.parse(itemAt(position)));
  const isEverywhere = asked.pharmacyId === undefined && asked.zipCode === undefined;
  const texts = isEverywhere ? remembered(market.texts, visibleState(ctx, access), () => []) : [];
  const items = positions.map((position) => (texts[position] ??= textAt(position)));
  return `{"items":[${items.join()}],${JSON.stringify(listAround.parse(around)).slice(1)}`;
};
