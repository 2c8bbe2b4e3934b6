import type { PharmacyPage as Pharmacy } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/pharmacy';
import { Container } from '../components/layout/page-frame.tsx';
import { AvailabilityTag } from '../features/market/availability-tag.tsx';
import { PharmacyPage } from '../features/pharmacies/pharmacy-page.tsx';
import { orNotFound, serverGet } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market'] };

const germanDay = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const pharmacy = await orNotFound(serverGet<Pharmacy>(request, context, '/pharmacies/domain', { slug: params.slug }));
  const confirmedAt = pharmacy.stockReliability?.confirmedAt;
  return { pharmacy, isConfirmedToday: confirmedAt !== undefined && germanDay.format(new Date(confirmedAt)) === germanDay.format(new Date()) };
};

const schemaOf = (pharmacy: Pharmacy): Record<string, unknown> => ({
  '@type': 'Pharmacy',
  name: pharmacy.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: pharmacy.address,
    postalCode: pharmacy.zipCode,
    addressLocality: pharmacy.city,
    addressCountry: pharmacy.country,
  },
  ...(pharmacy.phone ? { telephone: pharmacy.phone } : {}),
  ...(pharmacy.website ? { url: pharmacy.website } : {}),
});

const PharmacyRoute = ({ loaderData: { pharmacy, isConfirmedToday } }: Route.ComponentProps) => {
  const { t } = useTranslation('market');
  return (
    <Container>
      <PageHead title={pharmacy.name} description={t('pharmacy.description', { name: pharmacy.name, city: pharmacy.city })} data={schemaOf(pharmacy)} />
      <PharmacyPage
        pharmacy={pharmacy}
        isConfirmedToday={isConfirmedToday}
        availability={(item) => <AvailabilityTag availability={item.availability} freshness={item.freshness} />}
      />
    </Container>
  );
};
export default PharmacyRoute;
