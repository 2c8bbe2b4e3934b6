import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/market';
import { Container } from '../components/layout/page-frame.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Catalog } from '../features/market/catalog.tsx';
import type { CatalogQuery, Section, View } from '../features/market/catalog-query.ts';
import { isFromPlainForm, isNarrowed, isSection, pageOf, pageSize, readAddress, searchOf, viewOf } from '../features/market/catalog-query.ts';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { productAddress, ProductGrid } from '../features/market/product-card.tsx';
import type { MarketData } from '../features/market/read-market.ts';
import { emptyList, readMarket } from '../features/market/read-market.ts';
import { useMarketTrail } from '../features/market/use-market-trail.ts';
import { visitorApi } from '../lib/api/client.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { useFormat } from '../lib/format/use-format.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { trailSchema } from '../lib/seo/trail-schema.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import styles from '../features/market/catalog.module.css';

export const handle = { ns: ['market', 'catalog'] };

/** Comes to those who choose it. */
const ProductTable = lazy(async () => ({ default: (await import('../features/market/list/product-table.tsx')).ProductTable }));

interface Loaded {
  section: Section | undefined;
  view: View;
  page: number;
  isFiltered: boolean;
  data: Exclude<MarketData, { kind: 'beyond' }>;
}

const sectionOf = (params: object): Section | undefined => {
  const name = 'section' in params && typeof params.section === 'string' ? params.section : undefined;
  if (name !== undefined && !isSection(name)) throw new Response(null, { status: 404 });
  return name;
};

const loaded = async (url: string, section: Section | undefined, read: (search: URLSearchParams) => Promise<MarketData>): Promise<Loaded> => {
  const { pathname, searchParams } = new URL(url);
  const address = readAddress(searchParams, section);
  if (isFromPlainForm(searchParams)) throw redirect(pathname.replace(/\.data$/, '') + searchOf(address));
  const data = await read(searchParams);
  if (data.kind === 'beyond') throw redirect(pathname.replace(/\.data$/, '') + data.search);
  return { section, page: pageOf(address), isFiltered: isNarrowed(address), view: viewOf(address), data };
};

export const loader = async ({ request, context, params }: Route.LoaderArgs): Promise<Loaded> => {
  const section = sectionOf(params);
  return loaded(request.url, section, (search) => readMarket((query) => serverApi(request, context).get('/clients/products', { query }), search, section));
};

/** Once the page is there, the browser asks the API itself: one step less on the way, and a lost connection leaves the filters in place. */
export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs): Promise<Loaded> => {
  const section = sectionOf(params);
  const get = (query: CatalogQuery) => visitorApi.get('/clients/products', { query, signal: request.signal });
  return loaded(request.url, section, (search) => readMarket(get, search, section).catch((error: unknown): MarketData => ({ kind: 'failed', error })));
};

const Market = ({ loaderData: { section, view, page, isFiltered, data } }: Route.ComponentProps) => {
  const { t } = useTranslation('market');
  const path = usePath();
  const { number } = useFormat();
  const title = t(`titleOf.${section ?? 'all'}`);
  const { items, total } = data.kind === 'list' ? data.list : emptyList;
  const trail = useMarketTrail({ section });
  const table = (
    <Suspense>
      <ProductTable products={items} caption={title} />
    </Suspense>
  );
  const list = {
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + at + 1,
      name: item.name,
      url: path(productAddress(item.slug)),
    })),
  };
  return (
    <Container>
      <PageHead
        title={data.kind === 'list' ? t('pageTitle', { title, total: number(total, 0) }) : title}
        description={t('description', { title, total })}
        canonicalSearch={page > 1 && !isFiltered ? `?page=${page}` : ''}
        isPrivate={data.kind !== 'list'}
        data={[trailSchema(trail, path), ...(items.length > 0 ? [list] : [])]}
      />
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {data.kind === 'closed' ? (
        <MarketClosed reason={data.reason} />
      ) : (
        <Catalog key={section ?? 'all'} section={section} data={data} results={view === 'list' ? table : <ProductGrid products={items} isAboveFold />} />
      )}
    </Container>
  );
};
export default Market;
