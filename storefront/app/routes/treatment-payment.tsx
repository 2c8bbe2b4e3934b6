import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ProfileIncomplete } from '../components/personal/profile-incomplete.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { ConfirmingScreen } from '../features/payment/confirming-screen.tsx';
import { PaymentScreen } from '../features/payment/payment-screen.tsx';
import { useOrder } from '../features/payment/use-order.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { useProfile } from '../lib/profile/use-profile.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['payment', 'person'] };

/** Summary, order, return. What the address says about the payment is never believed; the server knows. */
const TreatmentPayment = () => {
  const { t } = useTranslation('payment');
  const path = usePath();
  const [params] = useSearchParams();
  const result = params.get('result');
  const order = useOrder(result === 'success');
  const profile = useProfile();
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {order.isPending && (result === 'success' ? <ConfirmingScreen /> : <Skeleton lines={6} />)}
      {order.isError && <ErrorState error={order.error} onRetry={() => void order.refetch()} />}
      {order.data?.kind === 'in-review' && <Navigate to={path('/dashboard/waiting')} replace />}
      {order.data?.kind === 'profile-incomplete' && profile.data && <ProfileIncomplete missing={profile.data.missing} />}
      {order.data?.kind === 'elsewhere' && <Navigate to={path('/dashboard')} replace />}
      {order.data?.kind === 'payable' &&
        (result === 'success' && order.data.summary.treatmentId !== null ? (
          <ConfirmingScreen />
        ) : (
          <>
            <PaymentScreen summary={order.data.summary} wasCancelled={result === 'cancelled'} onMade={async () => void (await order.refetch())} />
            <HelpContact />
          </>
        ))}
    </>
  );
};
export default TreatmentPayment;
