import type { ListedPharmacy } from '@blattwerk/contract/prescriptions/shapes';
import type { Fulfilment } from '@blattwerk/contract/prescriptions/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePost } from './use-post.tsx';
import { useTransferConsent } from './use-transfer-consent.tsx';
import { useAfterChoice } from './use-after-choice.ts';

type Offer = ListedPharmacy['fulfilments'][number];

const Ways = ({ offers, value, onChange }: { offers: readonly Offer[]; value: Fulfilment; onChange: (value: Fulfilment) => void }) => {
  const { t } = useTranslation('pharmacy-choice');
  const { money } = useFormat();
  const price = ({ kind, cents }: Offer): string => {
    if (cents === null) return t('fulfilment.priceUnknown');
    return cents === 0 ? t(kind === 'pickup' ? 'fulfilment.pickupHint' : 'fulfilment.free') : money(cents, 'EUR');
  };
  return (
    <RadioCards
      label={t('fulfilment.label')}
      name="fulfilment"
      value={value}
      onChange={(chosen) => onChange(chosen as Fulfilment)}
      choices={offers.map((offer) => ({ value: offer.kind, label: t(`fulfilment.${offer.kind}`), hint: price(offer) }))}
    />
  );
};

interface Props {
  treatmentId: string;
  pharmacy: ListedPharmacy;
  onClose: () => void;
}

/** Sending is asked once, together with the way in which the medicine reaches the patient. */
export const ConfirmChoice = ({ treatmentId, pharmacy, onClose }: Props) => {
  const { t } = useTranslation('pharmacy-choice');
  const { run, isPending, error } = useAction();
  const [fulfilment, setFulfilment] = useState<Fulfilment>('pickup');
  const afterChoice = useAfterChoice();
  const consent = useTransferConsent();
  const post = usePost();
  const send = () => {
    if (!consent.check()) return;
    const body = { treatmentId, pharmacyId: pharmacy.id, fulfilment, ...consent.body, ...post.body };
    void run(() => post.orAsk(async () => afterChoice(await memberApi.post('/clients/pharmacy', { body }))));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('confirm.title')}
      actions={
        <>
          <Button isBusy={isPending} onClick={send}>
            {t(post.isAsked ? 'post.submit' : 'confirm.submit')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('action.cancel', { ns: 'common' })}
          </Button>
        </>
      }
    >
      <p>{t('confirm.text', { name: pharmacy.name, city: pharmacy.city })}</p>
      {!pharmacy.hasAll && <p>{t('confirm.missing', { list: pharmacy.missing.join(', ') })}</p>}
      {pharmacy.fulfilments.length > 1 && <Ways offers={pharmacy.fulfilments} value={fulfilment} onChange={setFulfilment} />}
      {consent.field}
      {post.notice}
      <FailureNotice error={error} />
    </Dialog>
  );
};
