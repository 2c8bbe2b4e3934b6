import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/pharmacies';
import { Container } from '../components/layout/page-frame.tsx';
import { PharmacyList } from '../features/pharmacies/pharmacy-list.tsx';
import { serverGet } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market'] };

const pageSize = 50;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const params = new URL(request.url).searchParams;
  const zipCode = params.get('zipCode') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const near = /^\d{5}$/.test(zipCode) ? { zipCode, sort: 'distance' } : {};
  const list = await serverGet<{ items: PharmacyItem[]; total: number }>(request, context, '/pharmacies', {
    q: params.get('q') ?? undefined,
    page,
    pageSize,
    ...near,
  });
  return { ...list, page };
};

const Pharmacies = ({ loaderData: { items, total, page } }: Route.ComponentProps) => {
  const { t } = useTranslation('market');
  return (
    <Container>
      <PageHead title={t('pharmacies.title')} description={t('pharmacies.description')} canonicalSearch={page > 1 ? `?page=${page}` : ''} />
      <h1>{t('pharmacies.title')}</h1>
      <p>{t('pharmacies.intro')}</p>
      <PharmacyList items={items} total={total} page={page} pageSize={pageSize} />
    </Container>
  );
};
export default Pharmacies;
