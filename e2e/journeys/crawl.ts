import type { Locale } from './words.ts';

/** Addresses of which there are many with the same screen behind them: a few of each are opened. */
const kinds: readonly [RegExp, string][] = [
  [/^\/market\/products\/[^/]+$/, '/market/products/:slug'],
  [/^\/market\/pharmacies\/[^/]+$/, '/market/pharmacies/:slug'],
  [/^\/blog\/[^/]+$/, '/blog/:slug'],
  [/^\/dashboard\/case\/[^/]+$/, '/dashboard/case/:id'],
  [/^\/consultations\/[^/]+$/, '/consultations/:id'],
];

/** Answered by the API, or a file: no pages of the storefront. */
const isPage = (pathname: string): boolean => !/^\/(api|admin|assets)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);

const languageOf = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'de');

/** What an address shows that others may not: its screen, and each parameter of its query. The catalogue's sections understand the same ones. */
const aspectsOf = ({ pathname, searchParams }: URL): string[] => {
  const path = pathname.replace(/^\/en(?=\/|$)/, '');
  const [, kind = path] = kinds.find(([pattern]) => pattern.test(path)) ?? [];
  const names = [...new Set(searchParams.keys())];
  return names.length === 0 ? [kind] : names.map((name) => `${kind.replace(/^\/market\/catalog\/.*/, '/market')}?${name}`);
};

export interface Crawl {
  /** Notes the links of a page that has been opened. */
  add: (hrefs: readonly string[], from: string) => void;
  /** The next page, and the one that leads to it; nothing when all have been opened. */
  next: () => { address: string; from: string } | undefined;
}

/** Which pages of one language there are still to open, beginning with the home page. */
export const startCrawl = (baseUrl: string, locale: Locale, perKind: number): Crawl => {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];
  const add = (hrefs: readonly string[], from: string): void => {
    for (const href of hrefs) {
      const url = new URL(href, new URL(from, baseUrl));
      const address = `${url.pathname}${url.search}`;
      if (url.origin !== new URL(baseUrl).origin || !isPage(url.pathname) || languageOf(url.pathname) !== locale || seen.has(address)) continue;
      seen.add(address);
      const aspects = aspectsOf(url);
      if (aspects.every((aspect) => (counts.get(aspect) ?? 0) >= perKind)) continue;
      for (const aspect of aspects) counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
      waiting.push({ address, from });
    }
  };
  add([locale === 'en' ? '/en' : '/'], '/');
  return { add, next: () => waiting.shift() };
};
