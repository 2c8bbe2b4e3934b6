import type { ProductDetail } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../components/ui/app-link.tsx';
import styles from './product-page.module.css';

/** Which devices are known to take it. What is taken by mouth needs none; where nothing is known, that is said. */
export const Devices = ({ product: { category, cartridgeSystem, vaporizers } }: { product: ProductDetail }) => {
  const { t } = useTranslation('product');
  if (category !== 'flower' && category !== 'vape') return null;
  const names = vaporizers.map(({ name, manufacturer }) => (manufacturer ? `${name} (${manufacturer})` : name)).join(', ');
  return (
    <section className={styles.section}>
      <h2>{t('devices.title')}</h2>
      {cartridgeSystem && <p>{t('devices.system', { system: cartridgeSystem })}</p>}
      <p>{names ? t('devices.fits', { names }) : t('devices.unknown')}</p>
      <p className={styles.note}>
        {t('devices.note')} <AppLink to="/vape#devices">{t('devices.more')}</AppLink>
      </p>
    </section>
  );
};
