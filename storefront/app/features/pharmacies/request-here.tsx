import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { usePharmacyWish, writeWish } from '../../lib/pharmacy-wish/pharmacy-wish.ts';
import styles from './pharmacies.module.css';

/** "Request a prescription for this pharmacy": the wish is kept until the pharmacy is chosen, through registration and questionnaire. */
export const RequestHere = ({ pharmacy: { id, name, city } }: { pharmacy: Pick<PharmacyItem, 'id' | 'name' | 'city'> }) => {
  const { t } = useTranslation('pharmacies');
  const isWished = usePharmacyWish()?.pharmacyId === id;
  return (
    <div className={styles.request}>
      <LinkButton to="/health-state/create/prescription" isWide onClick={() => writeWish({ pharmacyId: id, name, city })}>
        {t(isWished ? 'page.continue' : 'page.request')}
      </LinkButton>
      <p>{t(isWished ? 'page.wished' : 'page.requestNote')}</p>
      {isWished && (
        <Button kind="quiet" size="small" onClick={() => writeWish(null)}>
          {t('page.forget')}
        </Button>
      )}
    </div>
  );
};
