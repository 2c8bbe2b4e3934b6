import type { Alert, AlertAnswer } from '@blattwerk/contract/alerts/shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useIsSignedIn } from '../../lib/favorites/favorites.ts';
import type { AlertProduct } from './alert-wish.ts';
import { AlertForm } from './alert-form.tsx';
import { OwnAlerts } from './own-alerts.tsx';

type Own = { kind: 'loading' } | { kind: 'visitor' } | { kind: 'account'; alerts: readonly Alert[] } | { kind: 'failed'; error: unknown };

/** Accounts of doctors and pharmacies have no alerts of their own: they ask by an address like visitors. */
const readOwn = async (): Promise<Own> => {
  try {
    return { kind: 'account', alerts: (await memberApi.get('/clients/subscription')).items };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { kind: 'visitor' };
    return { kind: 'failed', error };
  }
};

const useOwn = (): [Own, (edit: (alerts: readonly Alert[]) => readonly Alert[]) => void, () => void] => {
  const isSignedIn = useIsSignedIn();
  const [own, setOwn] = useState<Own>(isSignedIn ? { kind: 'loading' } : { kind: 'visitor' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isHere = true;
    void readOwn().then((read) => isHere && setOwn(read));
    return () => void (isHere = false);
  }, [isSignedIn, tries]);
  const change = (edit: (alerts: readonly Alert[]) => readonly Alert[]): void =>
    setOwn((now) => (now.kind === 'account' ? { ...now, alerts: edit(now.alerts) } : now));
  return [own, change, () => setTries(tries + 1)];
};

/** A new price or place takes the place of the former one, as on the server. */
const replaces = (made: Alert, other: Alert): boolean =>
  made.product.id === other.product.id && made.kind === other.kind && made.pharmacy?.id === other.pharmacy?.id;

/** The alerts of one product: those there are, and a form for another one. */
export const AlertBox = ({ product }: { product: AlertProduct }) => {
  const { t } = useTranslation('alerts');
  const [own, change, retry] = useOwn();
  const [answer, setAnswer] = useState<AlertAnswer | null>(null);
  if (own.kind === 'loading') return <Skeleton lines={3} />;
  if (own.kind === 'failed') return <ErrorState error={own.error} onRetry={retry} />;
  const alerts = own.kind === 'account' ? own.alerts : [];
  const addMade = (made: Alert): void => change((all) => [made, ...all.filter((one) => one.id !== made.id && !replaces(made, one))]);
  const onDone = (given: AlertAnswer): void => {
    setAnswer(given);
    if (given.alert) addMade(given.alert);
  };
  return (
    <>
      <OwnAlerts
        alerts={alerts.filter((one) => one.product.id === product.id)}
        onRemoved={(id) => change((all) => all.filter((one) => one.id !== id))}
        onRestored={addMade}
      />
      {answer && (
        <div role="status">
          <Notice kind="ok" title={t(answer.status === 'pending' ? 'sent.title' : 'done.title')}>
            <p>{answer.message}</p>
          </Notice>
        </div>
      )}
      {(answer === null || answer.status === 'active') && <AlertForm product={product} isVisitor={own.kind === 'visitor'} onDone={onDone} />}
    </>
  );
};
