import type { Hold, WaitList } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import styles from './consultations.module.css';
import { useReadAgain, useWaitList } from './use-consultations.ts';

const Offer = ({ offer }: { offer: WaitList['offers'][number] }) => {
  const { t } = useTranslation('consultations');
  const { due, time } = useFormat();
  const { run, isPending, error } = useAction();
  const readAgain = useReadAgain();
  const navigate = useNavigate();
  const path = usePath();
  const take = ({ holdId, doctorId }: Pick<Hold, 'holdId' | 'doctorId'>) =>
    run(async () => {
      const booked = await memberApi.post('/clients/consultations', { body: { doctorId, holdId } });
      await readAgain();
      await navigate(path(`/consultations/${booked.id}?booked=1`));
    });
  return (
    <Card tone="next" label={`${t('offer.title')}: ${due(offer.startsAt)}`}>
      <h2 className={styles.name}>{t('offer.title')}</h2>
      <p>{t('offer.text', { at: due(offer.startsAt), name: offer.doctorName, until: time(offer.expiresAt) })}</p>
      <FailureNotice error={error} />
      <Button isBusy={isPending} onClick={() => void take(offer)}>
        {t('offer.take')}
      </Button>
    </Card>
  );
};

const Place = ({ place }: { place: WaitList['items'][number] }) => {
  const { t } = useTranslation('consultations');
  const { date } = useFormat();
  const { run, isPending, error } = useAction();
  const readAgain = useReadAgain();
  const leave = () =>
    run(async () => {
      await memberApi.delete('/clients/consultations/waiting-list/:id', { params: { id: place.id } });
      await readAgain();
    });
  return (
    <li>
      {t('wait.place', { name: place.doctorName ?? t('wait.any'), until: date(place.until) })}{' '}
      <Button kind="quiet" size="small" isBusy={isPending} onClick={() => void leave()}>
        {t('wait.leave')}
      </Button>
      <FailureNotice error={error} />
    </li>
  );
};

/** Freed times that are kept for the reader, and where the reader waits. */
export const Offers = () => {
  const { t } = useTranslation('consultations');
  const { data } = useWaitList();
  if (!data || (data.offers.length === 0 && data.items.length === 0)) return null;
  return (
    <div className={styles.stack}>
      {data.offers.map((offer) => (
        <Offer key={offer.holdId} offer={offer} />
      ))}
      {data.items.length > 0 && (
        <section>
          <h2 className={styles.name}>{t('wait.title')}</h2>
          <ul>
            {data.items.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
