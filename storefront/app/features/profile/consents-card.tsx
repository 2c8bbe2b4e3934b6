import type { Consents } from '@blattwerk/contract/accounts/access-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { api } from '../../lib/api/api.ts';

const addresses = { privacy: '/datenschutz', terms: '/agb' } as const;

const Given = ({ items }: Consents) => {
  const { t } = useTranslation('profile');
  if (items.length === 0) return <p>{t('consents.none')}</p>;
  return (
    <Facts
      items={items.map(({ document, version, acceptedAt }) => ({
        term: t(`consents.${document}`),
        value: (
          <>
            <DateTime value={acceptedAt} />,{' '}
            {document === 'newsletter' ? t('consents.version', { version }) : <AppLink to={addresses[document]}>{t('consents.version', { version })}</AppLink>}
          </>
        ),
      }))}
    />
  );
};

/** What the person has agreed to, in which version and when. */
export const ConsentsCard = () => {
  const { t } = useTranslation('profile');
  const consents = useQuery({ queryKey: ['iam', 'consents'], queryFn: () => api.get<Consents>('/iam/consents') });
  return (
    <Card>
      <h2>{t('consents.title')}</h2>
      <p>{t('consents.text')}</p>
      {consents.isPending && <Skeleton lines={2} />}
      {consents.isError && <ErrorState error={consents.error} onRetry={() => void consents.refetch()} />}
      {consents.data && <Given items={consents.data.items} />}
    </Card>
  );
};
