import type { Route } from './+types/sitemap';
import { listTexts } from '../features/texts/texts.server.ts';
import { sitemapEntries, sitemapFiles } from '../lib/seo/sitemap-files.server.ts';
import type { SitemapEntry } from '../lib/seo/sitemap.ts';
import { sitemapIndexXml, sitemapXml, staticPages } from '../lib/seo/sitemap.ts';

const xml = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } });

const articles = (): SitemapEntry[] => listTexts('de', 'blog').map(({ slug, changedOn }) => ({ path: `/blog/${slug}`, updatedAt: changedOn }));

/** `/sitemap.xml` lists the files, `/sitemap/<file>.xml` the pages. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url);
  const file = 'file' in params ? /^([\w-]+)\.xml$/.exec(params.file ?? '')?.[1] : 'index';
  if (file === 'index') return xml(sitemapIndexXml(origin, await sitemapFiles(request, context)));
  const entries = file === 'pages' ? [...staticPages.map((path) => ({ path })), ...articles()] : file && (await sitemapEntries(request, context, file));
  if (!entries) throw new Response(null, { status: 404 });
  return xml(sitemapXml(origin, entries));
};
