import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../components/ui/feedback.tsx';
import { PharmacyChoiceScreen } from '../features/pharmacy-choice/pharmacy-choice-screen.tsx';
import { useProfile } from '../lib/profile/use-profile.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { useTreatments } from '../lib/treatments/use-treatments.ts';

export const handle = { ns: ['pharmacy-choice', 'person', 'selection'] };

const PharmacySelection = () => {
  const { t } = useTranslation('pharmacy-choice');
  const treatments = useTreatments();
  const profile = useProfile();
  const treatment = treatments.data?.items.find(({ abilities }) => abilities.includes('choose-pharmacy'));
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {(treatments.isPending || profile.isPending) && <Skeleton kind="cards" lines={3} />}
      {treatments.isError && <ErrorState error={treatments.error} onRetry={() => void treatments.refetch()} />}
      {treatments.isSuccess && !profile.isPending && treatment && <PharmacyChoiceScreen treatmentId={treatment.id} homeZip={profile.data?.zipCode ?? ''} />}
      {treatments.isSuccess && !treatment && (
        <EmptyState title={t('nothing.title')} action={<LinkButton to="/dashboard/prescriptions">{t('nothing.action')}</LinkButton>}>
          {t('nothing.text')}
        </EmptyState>
      )}
    </>
  );
};
export default PharmacySelection;
