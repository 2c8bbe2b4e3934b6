import type { SitemapKind, SitemapPage } from '@blattwerk/contract/sitemap/shapes';
import { sitemapPageSize } from '@blattwerk/contract/sitemap/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { marketAccess } from '../../features/products/public.ts';

/** Where a kind's pages stand, and which of them visitors may open. */
const publicRows = (ctx: Ctx, kind: SitemapKind) =>
  kind === 'products' ? ctx.trx('products').whereNotNull('publishedAt') : ctx.trx('pharmacies').where({ isListed: true });

/** @throws server.unauthorized, server.forbidden while the market is closed to the caller */
export const listAddresses = async (ctx: Ctx, { kind, page }: { kind: SitemapKind; page: number }): Promise<SitemapPage> => {
  await marketAccess(ctx);
  const rows: { slug: string; updatedAt: Date }[] = await publicRows(ctx, kind)
    .orderBy('slug')
    .limit(sitemapPageSize)
    .offset((page - 1) * sitemapPageSize)
    .select('slug', 'updatedAt');
  const counted = await publicRows(ctx, kind).count('* as count').first();
  return { items: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })), total: Number(counted?.['count'] ?? 0) };
};
