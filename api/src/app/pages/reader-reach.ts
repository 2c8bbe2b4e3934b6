import type { Request } from 'express';
import { marketReach } from '../../features/products/public.ts';
import { requestCtx } from '../../http/request-context.ts';
import type { MarketReach } from '../../kernel/ctx.ts';
import { readActor } from '../sign-in/actor.ts';

const accessCookie = /(?:^|;\s*)accessToken=([^;]+)/;

/** How much of the market the reader of a page may see; undefined for visitors, and where the cookie's token no longer holds. */
export const readerReach = async (request: Request): Promise<MarketReach | undefined> => {
  const token = accessCookie.exec(request.get('cookie') ?? '')?.[1];
  if (token === undefined) return undefined;
  // The same request as the API would get it from the reader's browser.
  const asked = Object.create(request, { headers: { value: { ...request.headers, authorization: `Bearer ${token}` } } }) as Request;
  return marketReach(requestCtx(request, await readActor(asked, 'products.list')));
};
