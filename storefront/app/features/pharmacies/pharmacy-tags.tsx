import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useOpeningWords } from '../../lib/opening/use-opening-words.ts';
import styles from './pharmacies.module.css';

/** At a glance: whether it is open, how fresh its stock is, and how a prescription and a medicine get there and back. What is not known is not said. */
export const PharmacyTags = ({ pharmacy }: { pharmacy: PharmacyItem }) => {
  const { t } = useTranslation('pharmacies');
  const { moment } = useFormat();
  const opening = useOpeningWords();
  const { freshness, confirmedAt } = pharmacy;
  return (
    <p className={styles.tags}>
      {pharmacy.opening && <StatusTag tone={pharmacy.opening.isOpen ? 'ok' : 'info'}>{opening(pharmacy.opening)}</StatusTag>}
      {confirmedAt && freshness && (
        <StatusTag tone={freshness === 'confirmed' ? 'ok' : 'warn'}>{t(`page.freshness.${freshness}`, { at: moment(confirmedAt) })}</StatusTag>
      )}
      {pharmacy.acceptsElectronic && <StatusTag tone="ok">{t('page.electronic')}</StatusTag>}
      {pharmacy.hasCourier && <StatusTag tone="ok">{t('page.courier')}</StatusTag>}
      {pharmacy.isPickupOnly && <StatusTag tone="neutral">{t('list.pickupOnly')}</StatusTag>}
    </p>
  );
};
