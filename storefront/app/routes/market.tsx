import type { Facets, ProductItem } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/market';
import { Container } from '../components/layout/page-frame.tsx';
import { Catalog } from '../features/market/catalog.tsx';
import { catalogQuery, isSection, pageOf } from '../features/market/catalog-query.ts';
import { productAddress } from '../features/market/product-card.tsx';
import { serverGet } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { usePath } from '../lib/i18n/use-locale.ts';

export const handle = { ns: ['market'] };

interface Products {
  items: ProductItem[];
  total: number;
  facets: Facets;
}

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const name = 'section' in params ? params.section : undefined;
  if (name !== undefined && !isSection(name)) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const products = await serverGet<Products>(request, context, '/products', catalogQuery(search, name));
  return { ...products, section: name, page: pageOf(search), isFiltered: [...search.keys()].some((key) => key !== 'page') };
};

const Market = ({ loaderData: { section, items, total, facets, page, isFiltered } }: Route.ComponentProps) => {
  const { t } = useTranslation('market');
  const path = usePath();
  const title = t(`titleOf.${section ?? 'all'}`);
  const list = {
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, name: item.name, url: path(productAddress(item.slug)) })),
  };
  return (
    <Container>
      <PageHead title={title} description={t('description', { title, total })} canonicalSearch={page > 1 && !isFiltered ? `?page=${page}` : ''} data={list} />
      <h1>{title}</h1>
      <p>{t('intro')}</p>
      <Catalog section={section} items={items} total={total} facets={facets} />
    </Container>
  );
};
export default Market;
