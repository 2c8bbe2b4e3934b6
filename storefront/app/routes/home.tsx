import { useTranslation } from 'react-i18next';
import type { AppLoadContext } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import type { Route } from './+types/home';
import { HomePage } from '../features/home/home-page.tsx';
import { ProductGrid } from '../features/market/product-card.tsx';
import { report } from '../lib/api/report.server.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead, rootRouteId } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['home', 'market'] };

/** The home page renders even when a count cannot be read: what fails is left out and reported. */
const orNothing = async <T,>(context: AppLoadContext, read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    report(context, error);
    return null;
  }
};

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const [pharmacies, products, popular, fees] = await Promise.all([
    orNothing(context, serverApi(request, context).get('/clients/pharmacies', { query: { pageSize: 1 } })),
    orNothing(context, serverApi(request, context).get('/clients/products', { query: { inStock: 'true', pageSize: 1 } })),
    orNothing(context, serverApi(request, context).get('/clients/popular-products', { query: { limit: 4 } })),
    orNothing(context, serverApi(request, context).get('/clients/fees')),
  ]);
  const counts = pharmacies && products ? { pharmacies: pharmacies.total, products: products.total } : null;
  return { counts, popular: popular?.items ?? [], depositCents: fees?.depositCents ?? null };
};

const Home = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('home');
  const root = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} data={{ '@type': 'MedicalOrganization', name: 'Blattwerk', description: t('description') }} />
      <HomePage
        counts={loaderData.counts}
        depositCents={loaderData.depositCents}
        isSignedIn={root?.isSignedIn ?? false}
        products={loaderData.popular.length > 0 ? <ProductGrid products={loaderData.popular} /> : null}
      />
    </>
  );
};
export default Home;
