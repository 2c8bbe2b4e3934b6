import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../components/ui/feedback.tsx';
import { PharmacyChoiceScreen } from '../features/pharmacy-choice/pharmacy-choice-screen.tsx';
import { RecallPrescription } from '../features/pharmacy-choice/recall-prescription.tsx';
import { useProfile } from '../lib/profile/use-profile.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { useTreatments } from '../lib/treatments/use-treatments.ts';

export const handle = { ns: ['pharmacy-choice', 'pharmacies', 'person', 'selection', 'consents'] };

/** The request that the address names, as mails and notices do; else the first that awaits a choice. */
const asked = (treatments: readonly PatientTreatment[], id: string | null): PatientTreatment | undefined =>
  treatments.find((one) => one.id === id) ?? treatments.find(({ abilities }) => abilities.includes('choose-pharmacy'));

const Choice = ({ treatment, homeZip }: { treatment: PatientTreatment | undefined; homeZip: string }) => {
  const { t } = useTranslation('pharmacy-choice');
  const waiting = treatment?.prescriptions.find(({ status }) => status === 'passing-on' || status === 'sent');
  if (treatment?.abilities.includes('choose-pharmacy')) return <PharmacyChoiceScreen treatmentId={treatment.id} homeZip={homeZip} />;
  if (treatment?.abilities.includes('recall') && waiting) return <RecallPrescription treatmentId={treatment.id} prescription={waiting} />;
  return (
    <EmptyState title={t('nothing.title')} action={<LinkButton to="/dashboard/prescriptions">{t('nothing.action')}</LinkButton>}>
      {t('nothing.text')}
    </EmptyState>
  );
};

const PharmacySelection = () => {
  const { t } = useTranslation('pharmacy-choice');
  const [params] = useSearchParams();
  const treatments = useTreatments();
  const profile = useProfile();
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {(treatments.isPending || profile.isPending) && <Skeleton kind="cards" lines={3} />}
      {treatments.isError && <ErrorState error={treatments.error} onRetry={() => void treatments.refetch()} />}
      {treatments.isSuccess && !profile.isPending && (
        <Choice treatment={asked(treatments.data.items, params.get('request'))} homeZip={profile.data?.zipCode ?? ''} />
      )}
    </>
  );
};
export default PharmacySelection;
