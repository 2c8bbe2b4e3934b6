import type { Consent, Consents } from '@blattwerk/contract/consents/shapes';
import { purposeTexts, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

const addresses = { privacy: '/datenschutz', terms: '/agb' } as const;

const isPurpose = (consent: Consent): consent is Consent & { purpose: ConsentPurpose } => consent.purpose in purposeTexts;

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

/** One consent that can be given and withdrawn, with its words. */
const Purpose = ({ consent, onChanged }: { consent: Consent & { purpose: ConsentPurpose }; onChanged: () => Promise<unknown> }) => {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { run, isPending, error } = useAction();
  const { purpose, version, givenAt, withdrawnAt } = consent;
  const isGiven = givenAt !== null && withdrawnAt === null;
  const change = () =>
    run(async () => {
      await (isGiven
        ? memberApi.post('/clients/iam/consents/:purpose/withdraw', { params: { purpose } })
        : memberApi.post('/clients/iam/consents', { body: { purpose, version } }));
      await onChanged();
    });
  return (
    <>
      <h3>{t(`consents.${purpose}`)}</h3>
      <p>{purposeTexts[purpose][version - 1]?.[locale]}</p>
      <p>
        {isGiven ? t('consents.given') : withdrawnAt === null ? t('consents.notGiven') : t('consents.withdrawn')}{' '}
        {(withdrawnAt ?? givenAt) !== null && <DateTime value={withdrawnAt ?? givenAt ?? ''} />}
      </p>
      <FailureNotice error={error} />
      <Button kind="secondary" isBusy={isPending} onClick={() => void change()}>
        {isGiven ? t('consents.withdraw') : t('consents.give')}
      </Button>
    </>
  );
};

/** What the person has agreed to, in which version and when; what can be withdrawn is withdrawn here. */
export const ConsentsCard = () => {
  const { t } = useTranslation('profile');
  const consents = useQuery({ queryKey: ['iam', 'consents'], queryFn: () => memberApi.get('/clients/iam/consents') });
  return (
    <Card>
      <h2>{t('consents.title')}</h2>
      <p>{t('consents.text')}</p>
      {consents.isPending && <Skeleton lines={2} />}
      {consents.isError && <ErrorState error={consents.error} onRetry={() => void consents.refetch()} />}
      {consents.data && <Accepted items={consents.data.items.filter((item) => !isPurpose(item))} />}
      {consents.data?.items.filter(isPurpose).map((consent) => (
        <Purpose key={consent.purpose} consent={consent} onChanged={consents.refetch} />
      ))}
    </Card>
  );
};
