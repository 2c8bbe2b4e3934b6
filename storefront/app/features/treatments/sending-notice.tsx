import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { isPosted } from './is-posted.ts';

interface Props {
  prescription: PatientPrescription;
  /** The way to another pharmacy already stands elsewhere. */
  hasOtherLink: boolean;
}

/** How the medicine reaches the patient, and while no pharmacy has accepted: what is happening and the way to another one. */
export const SendingNotice = ({ prescription, hasOtherLink }: Props) => {
  const { t } = useTranslation('treatments');
  const { money } = useFormat();
  const { sending, status, treatmentId, pharmacy } = prescription;
  if (!sending || !pharmacy) return null;
  const another = `/dashboard/pharmacy?request=${treatmentId}`;
  const isWaiting = status === 'passing-on' || status === 'sent';
  const mayLeave = !hasOtherLink && !isPosted(prescription);
  const cost = sending.fulfilmentCents ? ` (${money(sending.fulfilmentCents, 'EUR')})` : '';
  return (
    <>
      <p>
        {t(`fulfilment.${sending.fulfilment}`)}
        {cost}
      </p>
      {isWaiting && sending.offeredAt && (
        <Notice kind="warn" title={t('silent.title')}>
          <p>{t(status === 'passing-on' ? 'silent.passingOn' : 'silent.text', { pharmacy: pharmacy.name })}</p>
          {mayLeave && (
            <LinkButton to={another} kind="secondary">
              {t('silent.action')}
            </LinkButton>
          )}
        </Notice>
      )}
      {isWaiting && !sending.offeredAt && (
        <p>
          {status === 'passing-on' && `${t('passingOn')} `}
          {mayLeave && <AppLink to={another}>{t('chooseOther')}</AppLink>}
        </p>
      )}
    </>
  );
};
