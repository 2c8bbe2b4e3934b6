import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import type { ReviewPage } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { Route } from './+types/product';
import { Container } from '../components/layout/page-frame.tsx';
import { AlertDisclosure } from '../features/alerts/alert-disclosure.tsx';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { ProductMissing } from '../features/market/product/product-missing.tsx';
import { ProductPage } from '../features/market/product/product-page.tsx';
import { readProduct } from '../features/market/product/read-product.ts';
import { Similar } from '../features/market/product/similar.tsx';
import { readReviewQuery, reviewPageSize } from '../features/reviews/review-query.ts';
import { ReviewsSection } from '../features/reviews/reviews-section.tsx';
import { serverGet } from '../lib/api/server-api.ts';
import { useIsSignedIn } from '../lib/favorites/favorites.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market', 'product', 'catalog', 'reviews'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const zipCode = (searchParams.get('zipCode') ?? '').trim();
  const read = await readProduct((path, query) => serverGet(request, context, path, query), params.slug, zipCode);
  const asked = readReviewQuery(searchParams);
  const reviews =
    read.kind === 'product'
      ? await serverGet<ReviewPage>(request, context, '/reviews', { ...asked, productId: read.product.id, pageSize: reviewPageSize })
      : null;
  return data({ read, reviews, ...asked, slug: params.slug, now: new Date().toISOString() }, { status: read.kind === 'missing' ? 404 : 200 });
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

const Product = ({ loaderData: { read, reviews, sort, page, slug, now } }: Route.ComponentProps) => {
  const isSignedIn = useIsSignedIn();
  const { t } = useTranslation('market');
  if (read.kind === 'missing')
    return (
      <Container>
        <PageHead title={t('missing.title', { ns: 'product' })} isPrivate />
        <ProductMissing slug={slug} />
      </Container>
    );
  if (read.kind === 'closed')
    return (
      <Container>
        <PageHead title={t('title')} isPrivate />
        <MarketClosed reason={read.reason} />
      </Container>
    );
  const { product, similar, isZipUnknown } = read;
  return (
    <Container>
      <PageHead title={product.name} description={t('product.description', { name: product.name })} data={schemaOf(product)} />
      <ProductPage
        key={product.id}
        product={product}
        now={now}
        isZipUnknown={isZipUnknown}
        alerts={<AlertDisclosure product={product} />}
        similar={<Similar items={similar} />}
      >
        {reviews && <ReviewsSection productId={product.id} reviews={reviews} sort={sort} page={page} isSignedIn={isSignedIn} />}
      </ProductPage>
    </Container>
  );
};
export default Product;
