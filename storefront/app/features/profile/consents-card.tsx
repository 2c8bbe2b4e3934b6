import type { Consent, Consents } from '@blattwerk/contract/consents/shapes';
import { purposeTexts } from '@blattwerk/contract/consents/texts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsents } from '../../components/consent/purpose-consent.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { PurposeRow, type PurposeConsent } from './purpose-row.tsx';

const addresses = { privacy: '/datenschutz', terms: '/agb' } as const;

const isPurpose = (consent: Consent): consent is PurposeConsent => consent.purpose in purposeTexts;

const Accepted = ({ items }: Consents) => {
  const { t } = useTranslation('profile');
  if (items.length === 0) return <p>{t('consents.none')}</p>;
  return (
    <Facts
      items={items.map(({ purpose, version, givenAt }) => ({
        term: t(`consents.${purpose}`),
        value: (
          <>
            {givenAt && <DateTime value={givenAt} />},{' '}
            {purpose === 'privacy' || purpose === 'terms' ? (
              <AppLink to={addresses[purpose]}>{t('consents.version', { version })}</AppLink>
            ) : (
              t('consents.version', { version })
            )}
          </>
        ),
      }))}
    />
  );
};

/** What the person has agreed to, in which version and when; what can be withdrawn is withdrawn here. `note` is what a feature still waits for. */
export const ConsentsCard = ({ note }: { note: ReactNode }) => {
  const { t } = useTranslation('profile');
  const consents = useConsents();
  return (
    <Card>
      <h2>{t('consents.title')}</h2>
      <p>{t('consents.text')}</p>
      {consents.isPending && <Skeleton lines={2} />}
      {consents.isError && <ErrorState error={consents.error} onRetry={() => void consents.refetch()} />}
      {consents.data && <Accepted items={consents.data.items.filter((item) => !isPurpose(item))} />}
      {note}
      {consents.data?.items.filter(isPurpose).map((consent) => (
        <PurposeRow key={consent.purpose} consent={consent} onChanged={consents.refetch} />
      ))}
    </Card>
  );
};
