import { useTranslation } from 'react-i18next';
import type { Route } from './+types/pharmacy-link';
import { Container } from '../components/layout/page-frame.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { LinkOver } from '../features/pharmacy-link/link-over.tsx';
import { LinkedPrescriptions } from '../features/pharmacy-link/linked-prescriptions.tsx';
import { TanForm } from '../features/pharmacy-link/tan-form.tsx';
import { usePharmacyLink } from '../features/pharmacy-link/use-pharmacy-link.ts';
import { useBrowserValue } from '../lib/browser/use-browser-value.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['pharmacy-link'], frame: 'bare' };

/** Nothing of it is kept on the way, and its address is told to no other site. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

const PharmacyLink = ({ token }: { token: string }) => {
  const page = usePharmacyLink(token);
  const { state, isBusy, error, start, open } = page;
  if (state.step === 'open')
    return (
      <Container>
        <LinkedPrescriptions linked={state.linked} page={page} />
      </Container>
    );
  return (
    <Container width="form">
      {state.step === 'loading' && <Skeleton lines={4} />}
      {state.step === 'failed' && <ErrorState error={state.error} onRetry={start} />}
      {state.step === 'over' && <LinkOver why={state.why} page={page} />}
      {state.step === 'door' && <TanForm door={state.door} isBusy={isBusy} error={error} onOpen={open} />}
    </Container>
  );
};

/** A pharmacy without an account: the link of one sending, its TAN, then what is to be done. */
const PharmacyLinkRoute = ({ params }: Route.ComponentProps) => {
  const { t } = useTranslation('pharmacy-link');
  const isBrowser = useBrowserValue(() => true, false);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {isBrowser ? (
        <PharmacyLink key={params.token} token={params.token} />
      ) : (
        <Container width="form">
          <Skeleton lines={4} />
        </Container>
      )}
    </>
  );
};
export default PharmacyLinkRoute;
