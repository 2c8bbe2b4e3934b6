import { localePath } from '../i18n/locale.ts';
import { cities } from '../places/cities.ts';
import { topics } from '../texts/topics.ts';

/** Public pages that are not made of records. Texts that stand at two addresses are named once. */
export const staticPages = [
  '/',
  '/market',
  ...['flowers', 'extracts', 'vapes', 'edibles', 'indica', 'sativa', 'hybrid'].map((section) => `/market/catalog/${section}`),
  '/market/pharmacies',
  ...cities.map(({ slug }) => `/city/${slug}`),
  '/vape',
  ...topics.map((topic) => `/${topic}`),
  '/about',
  '/blog',
  '/help',
  '/contact',
  '/barrierefreiheit',
  '/patientensicherheit',
  '/agb',
  '/datenschutz',
  '/agreements/information',
  '/agreements/contract',
  '/impressum',
  '/credits',
];

/** A page's address without language, and when it last changed. */
export interface SitemapEntry {
  path: string;
  updatedAt?: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const languages = ['de', 'en'] as const;

/** Every page in both languages; each names both, as `hreflang` in its head does. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string => {
  const address = (language: 'de' | 'en', path: string): string => escaped(origin + localePath(language, path));
  const url = ({ path, updatedAt }: SitemapEntry, language: 'de' | 'en'): string =>
    [
      `<url><loc>${address(language, path)}</loc>`,
      updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '',
      ...languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other, path)}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address('de', path)}"/></url>`,
    ].join('');
  const urls = entries.flatMap((entry) => languages.map((language) => url(entry, language)));
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
};

/** The list of lists, so that no file grows past what search engines take. */
export const sitemapIndexXml = (origin: string, files: readonly string[]): string =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((file) => `<sitemap><loc>${escaped(`${origin}/sitemap/${file}.xml`)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** Pages that are a user's own, or steps on the way to one. */
const disallowed = [
  '/auth/',
  '/check/',
  '/dashboard',
  '/for-others',
  '/gallery',
  '/health-state',
  '/market/checkout',
  '/newsletter/',
  '/onboarding',
  '/profile',
  '/profile-incomplete',
  '/stripe-identify',
  '/vape/checkout',
];

/**
 * What crawlers leave alone: accounts, the back office, and the catalogue's endless combinations of filters. Pages of a list are read, since they
 * lead to every product; so are the pictures, which come from the API.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/v1/clients/products/*/plate.svg$',
    'Allow: /api/v1/clients/product-pictures/',
    'Disallow: /api/',
    'Disallow: /admin',
    ...disallowed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    'Allow: /*?page=',
    'Disallow: /*?',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
