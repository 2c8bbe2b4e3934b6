import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import type { GuestLink as Link } from '@blattwerk/contract/room-guests/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import styles from './consultations.module.css';

const Ready = ({ link: { url, qrCode } }: { link: Link }) => {
  const { t } = useTranslation('consultations');
  const { run, isPending, error } = useAction();
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      toast.success(t('guest.copied'));
    });
  return (
    <>
      <p>{t('guest.scan')}</p>
      <img src={qrCode} alt={t('guest.qrAlt')} width={208} height={208} className={styles.qr} />
      <p className={styles.address}>{url}</p>
      <FailureNotice error={error} />
      <Button kind="secondary" isBusy={isPending} onClick={() => void copy()}>
        {t('guest.copy')}
      </Button>
    </>
  );
};

/** The link by which the patient joins on another device without logging in there. Made when it is asked for. */
export const GuestLink = ({ consultation: { id } }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  const [link, setLink] = useState<Link>();
  const { run, isPending, error } = useAction();
  const make = () => run(async () => setLink(await memberApi.post('/clients/consultations/:id/guest-link', { params: { id } })));
  return (
    <Disclosure summary={t('guest.title')}>
      <p>{t('guest.text')}</p>
      <FailureNotice error={error} />
      {link ? (
        <Ready link={link} />
      ) : (
        <Button kind="secondary" isBusy={isPending} onClick={() => void make()}>
          {t('guest.make')}
        </Button>
      )}
    </Disclosure>
  );
};
