import { z } from 'zod';
import { instant } from '../validation.ts';

/** As many as one file of a sitemap names; in two languages that is well below the 50,000 addresses that search engines take. */
export const sitemapPageSize = 10_000;
export const sitemapKinds = ['products', 'pharmacies'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const sitemapQuery = z.object({ kind: z.enum(sitemapKinds), page: z.coerce.number().int().min(1).max(1000).default(1) });
/** The last part of each public page's address, and when what it shows was last written by hand. */
export const sitemapPage = z.object({ items: z.array(z.object({ slug: z.string(), updatedAt: instant })), total: z.int() });
export type SitemapPage = z.output<typeof sitemapPage>;
