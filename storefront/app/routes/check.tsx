import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { Route } from './+types/check';
import { Container } from '../components/layout/page-frame.tsx';
import { PrescriptionCheck, UnknownPrescription } from '../features/check/prescription-check.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['check'] };

const isUnknown = (error: unknown): boolean =>
  (error instanceof Error || error instanceof Response) && 'status' in error && (error.status === 404 || error.status === 400);

/** A code that is not ours, or is none at all, gets the same page. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  try {
    return data({ check: await serverApi(request, context).get('/clients/prescriptions/check/:code', { params: { code: params.code } }) });
  } catch (error) {
    if (isUnknown(error)) return data({ check: null }, { status: 404 });
    throw error;
  }
};

const CheckRoute = ({ loaderData: { check } }: Route.ComponentProps) => {
  const { t } = useTranslation('check');
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      {check ? <PrescriptionCheck check={check} /> : <UnknownPrescription />}
    </Container>
  );
};
export default CheckRoute;
