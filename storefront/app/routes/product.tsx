import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import type { Route } from './+types/product';
import { Container } from '../components/layout/page-frame.tsx';
import { marksOf } from '../components/map/cluster.ts';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { AlertDisclosure } from '../features/alerts/alert-disclosure.tsx';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { contentUnitOf } from '../features/market/content-unit.ts';
import { productAddress } from '../features/market/product-card.tsx';
import { useMarketTrail } from '../features/market/use-market-trail.ts';
import { isThere } from '../features/market/product/offer-order.ts';
import { ProductMissing } from '../features/market/product/product-missing.tsx';
import { ProductPage } from '../features/market/product/product-page.tsx';
import { readProduct } from '../features/market/product/read-product.ts';
import { Similar } from '../features/market/product/similar.tsx';
import { readReviewQuery, reviewPageSize } from '../features/reviews/review-query.ts';
import { ReviewsSection } from '../features/reviews/reviews-section.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { useIsSignedIn } from '../lib/favorites/favorites.ts';
import { useFormat } from '../lib/format/use-format.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { areaPoints } from '../lib/places/area-points.ts';
import { postalAreas } from '../lib/places/areas.server.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { trailSchema } from '../lib/seo/trail-schema.ts';

export const handle = { ns: ['market', 'product', 'catalog', 'reviews'] };

const statuses = { product: 200, closed: 200, withdrawn: 410, missing: 404 } as const;

/** Ages are said in minutes: so the page stays the same for as long. */
const thisMinute = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const { searchParams, pathname, search } = new URL(request.url);
  const zipCode = (searchParams.get('zipCode') ?? '').trim();
  const read = await readProduct(serverApi(request, context), params.slug, zipCode);
  // The address of a product that was merged with this one.
  if (read.kind === 'product' && read.product.slug !== params.slug)
    throw redirect(`${pathname.slice(0, -params.slug.length)}${read.product.slug}${search}`, 301);
  const asked = readReviewQuery(searchParams);
  const reviews =
    read.kind === 'product'
      ? await serverApi(request, context).get('/clients/reviews', { query: { ...asked, productId: read.product.id, pageSize: reviewPageSize } })
      : null;
  const holders = read.kind === 'product' ? read.product.offers.filter(isThere).map(({ pharmacy }) => pharmacy) : [];
  const map = marksOf(areaPoints(holders, postalAreas), true);
  return data({ read, reviews, map, ...asked, slug: params.slug, now: thisMinute() }, { status: statuses[read.kind] });
};

/** A medicine is described, not advertised: schema.org's Drug with its makers, offers only as a number of pharmacies and the lowest price. */
const schemaOf = (product: ProductDetail): Record<string, unknown> => ({
  '@type': ['Product', 'Drug'],
  name: product.name,
  sku: product.pzn,
  ...(product.manufacturer ? { manufacturer: { '@type': 'Organization', name: product.manufacturer } } : {}),
  ...(product.reviewCount > 0 && product.rating !== null
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount, bestRating: 5, worstRating: 1 } }
    : {}),
  prescriptionStatus: 'https://schema.org/PrescriptionOnly',
  ...(product.fromPriceCents === null
    ? {}
    : {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: (product.fromPriceCents / 100).toFixed(2),
          priceCurrency: product.currency,
          offerCount: product.pharmacyCount,
          availability: 'https://schema.org/InStock',
        },
      }),
});

/** "THC 30 %", "ab 3,92 €/g in 12 Apotheken": what people compare stands in the title, as far as visitors may see it. */
const pageFacts = (
  product: ProductDetail,
  { t, money, percent, number }: { t: TFunction<'market'> } & Pick<ReturnType<typeof useFormat>, 'money' | 'percent' | 'number'>,
): string[] => {
  const { thc, fromPriceCents, currency, unit, pharmacyCount } = product;
  const content =
    thc === null ? [] : [`THC ${product.isThcBelow ? '< ' : ''}${contentUnitOf(product.category) === 'mgPerMl' ? `${number(thc)} mg/ml` : percent(thc)}`];
  if (fromPriceCents === null) return content;
  const price = t('price.from', { price: money(fromPriceCents, currency), unit: t(`unit.${unit}`, { ns: 'common' }) });
  return [...content, t('product.priceIn', { price, pharmacies: t('inPharmacies', { count: pharmacyCount }) })];
};

const Product = ({ loaderData: { read, reviews, map, sort, page, slug, now } }: Route.ComponentProps) => {
  const isSignedIn = useIsSignedIn();
  const { t } = useTranslation('market');
  const path = usePath();
  const format = useFormat();
  const crumbs = useMarketTrail(read.kind === 'product' ? { category: read.product.category } : {});
  if (read.kind === 'missing' || read.kind === 'withdrawn')
    return (
      <Container>
        <PageHead title={read.kind === 'missing' ? t('missing.title', { ns: 'product' }) : read.name} isPrivate />
        <ProductMissing slug={slug} {...(read.kind === 'withdrawn' ? { withdrawn: { name: read.name, similar: <Similar items={read.similar} /> } } : {})} />
      </Container>
    );
  if (read.kind === 'closed')
    return (
      <Container>
        <PageHead title={t('title')} isPrivate />
        <h1>{t('title')}</h1>
        <MarketClosed reason={read.reason} />
      </Container>
    );
  const { product, similar, isZipUnknown } = read;
  const title = [product.name, ...pageFacts(product, { t, ...format })].join(', ');
  const trail = [...crumbs, { name: product.name, to: productAddress(product.slug) }];
  return (
    <Container>
      <PageHead title={title} description={t('product.description', { name: product.name })} data={[schemaOf(product), trailSchema(trail, path)]} />
      <Breadcrumbs trail={trail} />
      <ProductPage
        key={product.id}
        product={product}
        now={now}
        isZipUnknown={isZipUnknown}
        map={map}
        alerts={<AlertDisclosure product={product} />}
        similar={<Similar items={similar} of={product.slug} />}
      >
        {reviews && <ReviewsSection productId={product.id} reviews={reviews} sort={sort} page={page} isSignedIn={isSignedIn} />}
      </ProductPage>
    </Container>
  );
};
export default Product;
