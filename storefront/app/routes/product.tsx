import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import type { ReviewPage } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/product';
import { Container } from '../components/layout/page-frame.tsx';
import { ProductPage } from '../features/market/product-page.tsx';
import { readReviewQuery, reviewPageSize } from '../features/reviews/review-query.ts';
import { ReviewsSection } from '../features/reviews/reviews-section.tsx';
import { useIsSignedIn } from '../lib/favorites/favorites.ts';
import { orNotFound, serverGet } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market', 'reviews'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const zipCode = searchParams.get('zipCode') ?? '';
  const query = /^\d{5}$/.test(zipCode) ? { zipCode } : {};
  const product = await orNotFound(serverGet<ProductDetail>(request, context, `/products/${encodeURIComponent(params.slug)}`, query));
  const asked = readReviewQuery(searchParams);
  const reviews = await serverGet<ReviewPage>(request, context, '/reviews', { ...asked, productId: product.id, pageSize: reviewPageSize });
  return { product, reviews, ...asked, now: new Date().toISOString() };
};

/** A medicine is described, not advertised: schema.org's Drug with its makers, offers only as a number of pharmacies and the lowest price. */
const schemaOf = (product: ProductDetail): Record<string, unknown> => ({
  '@type': ['Product', 'Drug'],
  name: product.name,
  sku: product.pzn,
  ...(product.manufacturer ? { manufacturer: { '@type': 'Organization', name: product.manufacturer } } : {}),
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

const Product = ({ loaderData: { product, reviews, sort, page, now } }: Route.ComponentProps) => {
  const { t } = useTranslation('market');
  return (
    <Container>
      <PageHead title={product.name} description={t('product.description', { name: product.name })} data={schemaOf(product)} />
      <ProductPage product={product} now={now} />
      <ReviewsSection productId={product.id} reviews={reviews} sort={sort} page={page} isSignedIn={useIsSignedIn()} />
    </Container>
  );
};
export default Product;
