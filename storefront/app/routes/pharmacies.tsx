import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Gets } from '@blattwerk/contract/client/types';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/pharmacies';
import { Container } from '../components/layout/page-frame.tsx';
import { marksOf } from '../components/map/cluster.ts';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { useMarketTrail } from '../features/market/use-market-trail.ts';
import type { PharmacySearch } from '../features/pharmacies/pharmacies-query.ts';
import { isNarrowed, listQueryOf, placeQueryOf, searchOf } from '../features/pharmacies/pharmacies-query.ts';
import { PharmaciesScreen } from '../features/pharmacies/pharmacies-screen.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { germanDay } from '../lib/format/german-day.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { trailSchema } from '../lib/seo/trail-schema.ts';

export const handle = { ns: ['market', 'pharmacies'] };

const read = async ({ request, context }: Route.LoaderArgs, search: PharmacySearch) => {
  const [list, map] = await Promise.all([
    serverApi(request, context).get('/clients/pharmacies', { query: listQueryOf(search) }),
    serverApi(request, context).get('/clients/pharmacies/map', { query: placeQueryOf(search) }),
  ]);
  return { ...list, map: marksOf(map.items, isNarrowed(search)), search };
};

/** An unknown postal code is reported beside the list, which then comes without distances. */
const readAnyway = async (args: Route.LoaderArgs, search: PharmacySearch) => {
  try {
    return { ...(await read(args, search)), isZipUnknown: false };
  } catch (error) {
    if (!refusedWith<Gets['/clients/pharmacies']>(error, 'invalid.zip.code')) throw error;
    const { sort } = search;
    return { ...(await read(args, { ...search, zipCode: '', radiusKm: '', sort: sort === 'distance' ? '' : sort })), isZipUnknown: true };
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const search = searchOf(url.searchParams);
  const found = await readAnyway(args, search);
  if (found.items.length === 0 && search.page > 1) {
    url.searchParams.delete('page');
    throw redirect(url.pathname + url.search);
  }
  const isFiltered = [...url.searchParams.keys()].some((key) => key !== 'page');
  return { ...found, today: germanDay(new Date()), canonicalSearch: search.page > 1 && !isFiltered ? `?page=${String(search.page)}` : '' };
};

const Pharmacies = ({ loaderData: { canonicalSearch, ...found } }: Route.ComponentProps) => {
  const { t } = useTranslation('pharmacies');
  const path = usePath();
  const trail = [...useMarketTrail({}), { name: t('list.title'), to: '/market/pharmacies' }];
  return (
    <Container>
      <PageHead title={t('list.title')} description={t('list.description')} canonicalSearch={canonicalSearch} data={trailSchema(trail, path)} />
      <Breadcrumbs trail={trail} />
      <h1>{t('list.title')}</h1>
      <p>{t('list.intro')}</p>
      <PharmaciesScreen {...found} />
    </Container>
  );
};
export default Pharmacies;
