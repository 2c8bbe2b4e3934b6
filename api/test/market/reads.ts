import type { OperationId } from '@blattwerk/contract/operations';

/** What the addresses below are about. */
export interface Shelf {
  products: { id: string; slug: string; name: string }[];
  pharmacy: { id: string; slug: string };
  pictureId: string;
}

/** What a closed market answers to who may not enter it. */
type Closed = 'refuses' | 'answers';

export interface MarketRead {
  closed: Closed;
  paths: (shelf: Shelf) => string[];
}

const filters = [
  '',
  'sort=price',
  'sort=-price',
  'sort=popularity',
  'priceMin=701&priceMax=899',
  'priceMin=900&sort=price',
  'effects=calm',
  'effects=focused&sort=-price',
  'benefits=pain',
  'q=Ahorn&priceMax=500',
  'q=gibtesnicht&priceMin=800&effects=calm',
  'inStock=true&sort=-price&pageSize=1',
];

const selection = ({ products }: Shelf): string[] =>
  ['price', 'distance'].map((sort) => {
    const query = new URLSearchParams({ sort, zipCode: '10115' });
    for (const { id } of products.slice(0, 2)) {
      query.append('productIds', id);
      query.append('amounts', '10');
    }
    return `/selection?${query}`;
  });

/** Every read that carries something of the market, with ways to ask it that would tell what it hides. */
export const marketReads: Partial<Record<OperationId, MarketRead>> = {
  'products.list': { closed: 'refuses', paths: () => filters.map((filter) => `/products?${filter}`) },
  'products.read': { closed: 'refuses', paths: ({ products }) => products.slice(1).map(({ slug }) => `/products/${slug}?zipCode=10115`) },
  'products.similar': { closed: 'refuses', paths: ({ products }) => products.slice(1).map(({ slug }) => `/products/${slug}/similar`) },
  'products.plate': { closed: 'refuses', paths: ({ products }) => products.slice(2).map(({ slug }) => `/products/${slug}/plate.svg`) },
  'products.picture': { closed: 'refuses', paths: ({ pictureId }) => ['small', 'large'].map((size) => `/product-pictures/${pictureId}/${size}`) },
  'products.popular': { closed: 'refuses', paths: () => ['/popular-products', '/popular-products?limit=1'] },
  'products.selected': { closed: 'refuses', paths: ({ products }) => [`/selected-products?${products.map(({ id }) => `productId=${id}`).join('&')}`] },
  'products.favorites': { closed: 'refuses', paths: () => ['/favorite-products'] },
  'products.favorite-ids': { closed: 'answers', paths: () => ['/favorite-products/ids'] },
  'products.for-request': { closed: 'refuses', paths: () => ['/health-state/products', '/health-state/products?q=Ahorn'] },
  'products.thc-cbd': { closed: 'answers', paths: () => ['/thc-cbd'] },
  'reference-data.manufacturers': { closed: 'answers', paths: () => ['/manufacturers'] },
  'reference-data.growers': { closed: 'answers', paths: () => ['/growers'] },
  'reference-data.strains': { closed: 'answers', paths: () => ['/strains'] },
  'reviews.list': {
    closed: 'refuses',
    paths: ({ products }) => products.slice(1).flatMap(({ id }) => ['newest', 'helpful'].map((sort) => `/reviews?productId=${id}&sort=${sort}`)),
  },
  'selections.read': { closed: 'refuses', paths: selection },
  'selections.noted': { closed: 'answers', paths: () => ['/selection/noted'] },
  'pharmacies.list-public': { closed: 'answers', paths: () => ['/pharmacies', '/pharmacies?zipCode=10115&sort=distance'] },
  'pharmacies.map': { closed: 'answers', paths: () => ['/pharmacies/map'] },
  'pharmacies.download': { closed: 'answers', paths: () => ['/pharmacies/table'] },
  'pharmacies.popular': { closed: 'answers', paths: () => ['/popular-pharmacies'] },
  'pharmacies.read-public': { closed: 'refuses', paths: ({ pharmacy }) => [`/pharmacies/domain?slug=${pharmacy.slug}&zipCode=10115`] },
  'sitemap.addresses': { closed: 'refuses', paths: () => ['/sitemap?kind=products', '/sitemap?kind=pharmacies'] },
  'alerts.list': { closed: 'answers', paths: () => ['/subscription'] },
};

/** Reads for visitors that carry nothing of the market. */
export const otherReads: readonly OperationId[] = [
  'agreements.read',
  'agreements.read-imprint',
  'caregivers.read-invitation',
  'contact-requests.read-answer',
  'doctors.list-public',
  'fees.read',
  'invitations.read',
  'pharmacy-access.read',
  'places.list',
  'exports.download',
  'document-checks.anchor',
  'document-checks.anchors',
  'document-checks.code',
  'schedules.read-calendar',
  'settings.read-operator',
  'social-logins.apple',
  'social-logins.google',
  'social-logins.google-callback',
  'social-logins.providers',
  'social-logins.read-pending',
  'vaporizers.list-public',
];
