import { useTranslation } from 'react-i18next';
import type { Route } from './+types/city';
import { Container } from '../components/layout/page-frame.tsx';
import { CityPage, cityRadiusKm } from '../features/city/city-page.tsx';
import { readCity } from '../features/city/read-city.ts';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { ProductGrid } from '../features/market/product-card.tsx';
import { searchOf } from '../features/pharmacies/pharmacies-query.ts';
import { PharmacyTable } from '../features/pharmacies/pharmacy-list.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { germanDay } from '../lib/format/german-day.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { cities } from '../lib/places/cities.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['city', 'market', 'pharmacies'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const city = cities.find(({ slug }) => slug === params.slug);
  if (!city) throw new Response(null, { status: 404 });
  const today = germanDay(new Date());
  try {
    return { city, today, read: await readCity(serverApi(request, context), city) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return { city, today, read: null, isPrescribed: error.status === 403 };
    throw error;
  }
};

const CityRoute = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('city');
  const path = usePath();
  const { city, today, read } = loaderData;
  const name = t(`name.${city.slug}`);
  if (!read)
    return (
      <Container>
        <PageHead title={t('title', { name })} isPrivate />
        <h1>{t('title', { name })}</h1>
        <MarketClosed reason={loaderData.isPrescribed ? 'prescription' : 'login'} />
      </Container>
    );
  const { figures, kinds, pharmacies } = read;
  const list = {
    '@type': 'ItemList',
    name: t('title', { name }),
    numberOfItems: figures.pharmacyCount,
    itemListElement: pharmacies.map((pharmacy, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Pharmacy',
        name: pharmacy.name,
        url: path(`/market/pharmacies/${pharmacy.slug}`),
        address: { '@type': 'PostalAddress', streetAddress: pharmacy.address, postalCode: pharmacy.zipCode, addressLocality: pharmacy.city },
      },
    })),
  };
  return (
    <Container>
      <PageHead
        title={t('pageTitle', { name, pharmacies: figures.pharmacyCount, products: figures.productCount })}
        description={t('description', { name, km: cityRadiusKm, pharmacies: figures.pharmacyCount })}
        data={list}
      />
      <CityPage
        city={city}
        figures={figures}
        kinds={kinds.map(({ section, total, items }) => ({ section, total, products: <ProductGrid products={items} /> }))}
        pharmacies={<PharmacyTable items={pharmacies} search={searchOf(new URLSearchParams({ zipCode: city.zipCode }))} today={today} />}
      />
    </Container>
  );
};
export default CityRoute;
