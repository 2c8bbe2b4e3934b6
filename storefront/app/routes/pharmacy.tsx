import type { PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import type { ProductItem, ProductList } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/pharmacy';
import { Container } from '../components/layout/page-frame.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { AvailabilityTag } from '../features/market/availability-tag.tsx';
import { Catalog } from '../features/market/catalog.tsx';
import { type CatalogQuery, isFromPlainForm, readAddress, searchOf } from '../features/market/catalog-query.ts';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { readMarket } from '../features/market/read-market.ts';
import { useMarketTrail } from '../features/market/use-market-trail.ts';
import { weekLines } from '../lib/opening/opening-week.ts';
import { PharmacyPage } from '../features/pharmacies/pharmacy-page.tsx';
import { pharmacySchema } from '../features/pharmacies/pharmacy-schema.ts';
import { NoStock, PharmacyStock, type StockItem } from '../features/pharmacies/pharmacy-stock.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { orNotFound, serverApi } from '../lib/api/server-api.ts';
import { germanDay } from '../lib/format/german-day.ts';
import { localeOf } from '../lib/i18n/locale.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { trailSchema } from '../lib/seo/trail-schema.ts';

export const handle = { ns: ['market', 'catalog', 'pharmacies'] };

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>;

/** What filters are at work beside the pharmacy itself, which is none that could be left out here. */
const ofThisPharmacy = (list: ProductList): ProductList => ({
  ...list,
  ...(list.alternatives ? { alternatives: list.alternatives.filter(({ without }) => without !== 'pharmacyId' && without !== 'inStock') } : {}),
});

const withItem = (stock: Pharmacy['stock'], { id, isThcBelow, isCbdBelow, picture }: ProductItem): StockItem[] =>
  stock.filter(({ product }) => product.id === id).map((held) => ({ ...held, product: { ...held.product, isThcBelow, isCbdBelow, picture } }));

/** What the pharmacy says of these products, and of no others: it may have a thousand. */
const stockOf = async ({ request, context }: Args, slug: string, items: readonly ProductItem[]): Promise<Pharmacy['stock']> => {
  if (items.length === 0) return [];
  return (await serverApi(request, context).get('/clients/pharmacies/domain', { query: { slug, productIds: items.map(({ id }) => id) } })).stock;
};

const readStock = async ({ request, context }: Args, { id, slug }: Pharmacy) => {
  const { pathname, searchParams } = new URL(request.url);
  const address = readAddress(searchParams, undefined);
  if (isFromPlainForm(searchParams)) throw redirect(pathname.replace(/\.data$/, '') + searchOf(address));
  const get = async (query: CatalogQuery) =>
    ofThisPharmacy(await serverApi(request, context).get('/clients/products', { query: { ...query, pharmacyId: id, inStock: 'true' } }));
  const data = await readMarket(get, address, undefined);
  if (data.kind === 'beyond') throw redirect(pathname.replace(/\.data$/, '') + data.search);
  const items = data.kind === 'list' ? data.list.items : [];
  const stock = await stockOf({ request, context }, slug, items);
  const shown = items.flatMap((item) => withItem(stock, item));
  return { data, shown, isFiltered: address.size > 0 };
};

/** The pharmacy, or why the market is closed to this reader. */
const readPharmacy = async ({ request, context }: Args, slug: string): Promise<Pharmacy | 'login' | 'prescription'> => {
  try {
    return await orNotFound(serverApi(request, context).get('/clients/pharmacies/domain', { query: { slug, stock: 'false' } }));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return error.status === 401 ? 'login' : 'prescription';
    throw error;
  }
};

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const found = await readPharmacy({ request, context }, params.slug);
  if (typeof found === 'string') return { kind: 'closed' as const, reason: found };
  const { stock: _stock, ...item } = found;
  const pharmacy = { ...item, week: weekLines(found.openingHours ?? [], localeOf(new URL(request.url).pathname)) };
  const confirmedAt = pharmacy.stockReliability?.confirmedAt;
  return {
    kind: 'open' as const,
    pharmacy,
    // Made here, so that browsers need not know how.
    schema: pharmacySchema(pharmacy),
    isOwnDomain: context.ownDomainOf !== undefined,
    hasStock: found.productCount > 0,
    isConfirmedToday: confirmedAt !== undefined && germanDay(new Date(confirmedAt)) === germanDay(new Date()),
    ...(await readStock({ request, context }, found)),
  };
};

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { kind: 'closed' }>;

const Stock = ({ data, shown, hasStock, isFiltered }: Pick<Loaded, 'data' | 'shown' | 'hasStock' | 'isFiltered'>) => {
  if (data.kind === 'closed') return <MarketClosed reason={data.reason} />;
  if (!hasStock && !isFiltered) return <NoStock />;
  const table = <PharmacyStock items={shown} availability={(item) => <AvailabilityTag availability={item.availability} freshness={item.freshness} />} />;
  return <Catalog section={undefined} data={data} results={table} isOnePlace />;
};

const PharmacyRoute = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('pharmacies');
  const path = usePath();
  const market = useMarketTrail({});
  if (loaderData.kind === 'closed') {
    return (
      <Container>
        <PageHead title={t('list.title')} isPrivate />
        <h1>{t('list.title')}</h1>
        <MarketClosed reason={loaderData.reason} />
      </Container>
    );
  }
  const { pharmacy, schema, isConfirmedToday, isOwnDomain, ...stock } = loaderData;
  const list = { name: t('list.title'), to: '/market/pharmacies' };
  const trail = [...market, list, { name: pharmacy.name, to: `${list.to}/${pharmacy.slug}` }];
  return (
    <Container>
      <PageHead
        title={pharmacy.name}
        description={t('page.description', { name: pharmacy.name, city: pharmacy.city })}
        data={[schema, trailSchema(trail, path)]}
      />
      {!isOwnDomain && <Breadcrumbs trail={trail} />}
      <PharmacyPage pharmacy={pharmacy} isConfirmedToday={isConfirmedToday} isOwnDomain={isOwnDomain} stock={<Stock {...stock} />} />
    </Container>
  );
};
export default PharmacyRoute;
