import type { LinkedSignIns, SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import styles from './linked-sign-ins.module.css';

const key = ['iam', 'linked-sign-ins'];
const failures: Record<string, string> = { google: 'auth.googleFailed', apple: 'auth.appleFailed' };

const useLinked = () => useQuery({ queryKey: key, queryFn: () => memberApi.get('/clients/iam/linked-sign-ins') });

/** What became of linking: the provider's page led back here with it in the address. The page shows it before everything else. */
export const LinkOutcome = () => {
  const { t } = useTranslation('social-sign-in');
  const [params] = useSearchParams();
  const linked = useLinked();
  const code = failures[params.get('failure') ?? ''];
  if (code) return <FailureNotice error={new ApiError({ code, message: code, status: 401 })} />;
  const cancelled = params.get('cancelled') ?? '';
  if (Object.hasOwn(failures, cancelled))
    return (
      <Notice kind="info" isAlert>
        <p>{t('section.cancelled', { provider: t(`name.${cancelled}`) })}</p>
      </Notice>
    );
  const provider = linked.data?.items.find((item) => item.provider === params.get('linked'))?.provider;
  if (!provider) return null;
  return (
    <Notice kind="ok" isAlert>
      <p>{t('section.linked', { provider: t(`name.${provider}`) })}</p>
    </Notice>
  );
};

type Item = LinkedSignIns['items'][number];

const Row = ({ item, isBusy, onUnlink }: { item: Item; isBusy: boolean; onUnlink: () => void }) => {
  const { t } = useTranslation('social-sign-in');
  const provider = t(`name.${item.provider}`);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{provider}</p>
        <p className={styles.detail}>
          {item.email && `${item.email} · `}
          {t('section.since')} <DateTime value={item.linkedAt} kind="date" />
        </p>
        {!item.canUnlink && <p className={styles.detail}>{t('section.last')}</p>}
      </div>
      {item.canUnlink && (
        <Button kind="secondary" size="small" isBusy={isBusy} onClick={onUnlink} aria-label={t('section.unlinkNamed', { provider })}>
          {t('section.unlink')}
        </Button>
      )}
    </li>
  );
};

const List = ({ items, available }: LinkedSignIns) => {
  const { t } = useTranslation('social-sign-in');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const unlink = (provider: SocialProvider) =>
    run(async () => {
      await memberApi.delete('/clients/iam/linked-sign-ins/:provider', { params: { provider } });
      await client.invalidateQueries({ queryKey: key });
      toast.success(t('section.unlinked', { provider: t(`name.${provider}`) }));
    });
  const link = (provider: SocialProvider) =>
    run(async () => {
      const { url } = await memberApi.post('/clients/iam/linked-sign-ins/:provider', { params: { provider } });
      window.location.assign(url);
    });
  return (
    <>
      <FailureNotice error={error} />
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <Row key={item.provider} item={item} isBusy={isPending} onUnlink={() => void unlink(item.provider)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {available.map((provider) => (
          <Button key={provider} kind="secondary" isBusy={isPending} onClick={() => void link(provider)}>
            {t('section.link', { provider: t(`name.${provider}`) })}
          </Button>
        ))}
      </div>
    </>
  );
};

/** Which accounts at Google and Apple open this one. Not there where neither is set up. */
export const LinkedSignInsSection = () => {
  const { t } = useTranslation('social-sign-in');
  const linked = useLinked();
  if (linked.data && linked.data.items.length + linked.data.available.length === 0) return null;
  return (
    <Card>
      <h2>{t('section.title')}</h2>
      <p>{t('section.text')}</p>
      {linked.isPending && <Skeleton lines={3} />}
      {linked.isError && <ErrorState error={linked.error} onRetry={() => void linked.refetch()} />}
      {linked.data && <List {...linked.data} />}
    </Card>
  );
};
