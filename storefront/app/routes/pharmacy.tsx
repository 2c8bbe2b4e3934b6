import type { PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/pharmacy';
import { Container } from '../components/layout/page-frame.tsx';
import { AvailabilityTag } from '../features/market/availability-tag.tsx';
import { PharmacyPage } from '../features/pharmacies/pharmacy-page.tsx';
import { pharmacySchema } from '../features/pharmacies/pharmacy-schema.ts';
import { PharmacyStock } from '../features/pharmacies/pharmacy-stock.tsx';
import { orNotFound, serverGet } from '../lib/api/server-api.ts';
import { germanDay } from '../lib/format/german-day.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market', 'pharmacies'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const pharmacy = await orNotFound(serverGet<Pharmacy>(request, context, '/pharmacies/domain', { slug: params.slug }));
  const confirmedAt = pharmacy.stockReliability?.confirmedAt;
  return { pharmacy, isConfirmedToday: confirmedAt !== undefined && germanDay(new Date(confirmedAt)) === germanDay(new Date()) };
};

const PharmacyRoute = ({ loaderData: { pharmacy, isConfirmedToday } }: Route.ComponentProps) => {
  const { t } = useTranslation('pharmacies');
  return (
    <Container>
      <PageHead title={pharmacy.name} description={t('page.description', { name: pharmacy.name, city: pharmacy.city })} data={pharmacySchema(pharmacy)} />
      <PharmacyPage
        pharmacy={pharmacy}
        isConfirmedToday={isConfirmedToday}
        stock={
          <PharmacyStock
            items={pharmacy.stock}
            isFiltered={false}
            availability={(item) => <AvailabilityTag availability={item.availability} freshness={item.freshness} />}
          />
        }
      />
    </Container>
  );
};
export default PharmacyRoute;
