import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { usePharmacyWish, writeWish } from '../../lib/pharmacy-wish/pharmacy-wish.ts';
import styles from './pharmacies.module.css';

/** From a pharmacy's own domain, where nothing can be kept for ours, the wish comes with the address. */
const wished = '?request=true';

interface Props {
  pharmacy: Pick<PharmacyItem, 'id' | 'slug' | 'name' | 'city'>;
  isOwnDomain: boolean;
}

/** "Request a prescription for this pharmacy": the wish is kept until the pharmacy is chosen, through registration and questionnaire. */
export const RequestHere = ({ pharmacy: { id, slug, name, city }, isOwnDomain }: Props) => {
  const { t } = useTranslation('pharmacies');
  const isWished = usePharmacyWish()?.pharmacyId === id;
  const isAsked = useLocation().search === wished;
  useEffect(() => {
    if (isAsked) writeWish({ pharmacyId: id, name, city });
  }, [isAsked, id, name, city]);
  return (
    <div className={styles.request}>
      {isOwnDomain ? (
        <LinkButton to={`/market/pharmacies/${slug}${wished}`} isWide>
          {t('page.request')}
        </LinkButton>
      ) : (
        <LinkButton to="/health-state/create/prescription" isWide onClick={() => writeWish({ pharmacyId: id, name, city })}>
          {t(isWished ? 'page.continue' : 'page.request')}
        </LinkButton>
      )}
      <p>{t(isWished ? 'page.wished' : 'page.requestNote')}</p>
      {isWished && (
        <Button kind="quiet" size="small" onClick={() => writeWish(null)}>
          {t('page.forget')}
        </Button>
      )}
    </div>
  );
};
