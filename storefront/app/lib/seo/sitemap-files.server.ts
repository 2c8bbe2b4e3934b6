import type { SitemapKind, SitemapPage } from '@blattwerk/contract/sitemap/shapes';
import { sitemapKinds, sitemapPageSize } from '@blattwerk/contract/sitemap/shapes';
import type { AppLoadContext } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { serverApi } from '../api/server-api.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Search engines ask as visitors: the list is the same for everyone and may be cached. */
const asVisitor = (request: Request): Request => new Request(request.url, { signal: request.signal });

/** A market that is closed to visitors has no pages to list. */
const read = async (request: Request, context: AppLoadContext, kind: SitemapKind, page: number): Promise<SitemapPage> => {
  try {
    return await serverApi(asVisitor(request), context).get('/clients/sitemap', { query: { kind, page } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { items: [], total: 0 };
    throw error;
  }
};

/** The names of all files, as `/sitemap.xml` lists them. */
export const sitemapFiles = async (request: Request, context: AppLoadContext): Promise<string[]> => {
  const totals = await Promise.all(sitemapKinds.map(async (kind) => ({ kind, total: (await read(request, context, kind, 1)).total })));
  const pages = totals.flatMap(({ kind, total }) => Array.from({ length: Math.ceil(total / sitemapPageSize) }, (_, at) => `${kind}-${at + 1}`));
  return ['pages', ...pages];
};

/** What one of the files names; undefined where there is no such file. */
export const sitemapEntries = async (request: Request, context: AppLoadContext, file: string): Promise<SitemapEntry[] | undefined> => {
  const [, name, number] = /^(products|pharmacies)-([1-9]\d{0,2})$/.exec(file) ?? [];
  const kind = sitemapKinds.find((known) => known === name);
  if (!kind) return undefined;
  const { items } = await read(request, context, kind, Number(number));
  return items.length > 0 ? items.map(({ slug, updatedAt }) => ({ path: `/market/${kind}/${encodeURIComponent(slug)}`, updatedAt })) : undefined;
};
