import { robotsTxt, sitemapIndexXml, sitemapXml, staticPages } from './sitemap.ts';

const origin = 'https://blattwerk.example';

test('every page stands in both languages, and each names both', () => {
  const xml = sitemapXml(origin, [{ path: '/' }, { path: '/market/products/ahorn-22', updatedAt: '2026-11-20T08:00:00.000Z' }]);
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/en`,
    `${origin}/market/products/ahorn-22`,
    `${origin}/en/market/products/ahorn-22`,
  ]);
  expect(xml.match(/hreflang="en" href="https:\/\/blattwerk\.example\/en\/market\/products\/ahorn-22"/g)).toHaveLength(2);
  expect(xml.match(/<lastmod>2026-11-20T08:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('an address cannot end the element it stands in', () => {
  expect(sitemapXml(origin, [{ path: '/market/products/a"><b>&' }])).toContain('/market/products/a&#34;&#62;&#60;b&#62;&#38;<');
  expect(sitemapIndexXml('https://a&b', ['pages'])).toContain('<loc>https://a&#38;b/sitemap/pages.xml</loc>');
});

test('no static page is closed to crawlers', () => {
  const refused = [...robotsTxt(origin).matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  expect(refused.length).toBeGreaterThan(10);
  for (const page of staticPages) expect(refused.filter((path) => page.startsWith(path))).toEqual([]);
});

test('crawlers are told where the list of pages is', () => {
  expect(robotsTxt(origin)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});
