import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { AlertDisclosure } from '../features/alerts/alert-disclosure.tsx';
import { FavoritesPage } from '../features/favorites/favorites-page.tsx';
import { Plate } from '../components/product/plate.tsx';
import { FromPrice } from '../features/market/product-card.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['favorites', 'market'] };

const Favorites = () => {
  const { t } = useTranslation('favorites');
  return (
    <Container>
      <PageHead title={t('title')} description={t('intro')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <FavoritesPage
        renderPicture={(product) => <Plate product={product} size="small" />}
        renderOffer={(product) => (
          <p>
            <FromPrice product={product} />
            <span>{product.pharmacyCount > 0 ? t('inPharmacies', { ns: 'market', count: product.pharmacyCount }) : t('inNoPharmacy', { ns: 'market' })}</span>
          </p>
        )}
        renderAlerts={(product) => <AlertDisclosure product={product} />}
      />
    </Container>
  );
};
export default Favorites;
