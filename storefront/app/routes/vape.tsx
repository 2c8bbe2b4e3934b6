import { useTranslation } from 'react-i18next';
import type { Route } from './+types/vape';
import { Container } from '../components/layout/page-frame.tsx';
import { LinkButton } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/feedback.tsx';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { ProductGrid } from '../features/market/product-card.tsx';
import { emptyList, readMarket } from '../features/market/read-market.ts';
import { VapeGuide } from '../features/vape/vape-guide.tsx';
import styles from '../features/vape/vape-guide.module.css';
import { serverApi } from '../lib/api/server-api.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['vape', 'market', 'catalog'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const data = await readMarket((query) => serverApi(request, context).get('/clients/products', { query }), new URLSearchParams(), 'vapes');
  const { items, total } = data.kind === 'list' ? data.list : emptyList;
  const { items: devices } = await serverApi(request, context).get('/clients/vaporizers');
  return { closed: data.kind === 'closed' ? data.reason : null, items, total, devices };
};

const Medicines = ({ closed, items, total }: Route.ComponentProps['loaderData']) => {
  const { t } = useTranslation('vape');
  if (closed) return <MarketClosed reason={closed} />;
  return (
    <>
      {items.length > 0 ? (
        <ProductGrid products={items} isAboveFold />
      ) : (
        <EmptyState title={t('medicines.emptyTitle')} action={<LinkButton to="/market">{t('medicines.emptyAction')}</LinkButton>}>
          {t('medicines.emptyText')}
        </EmptyState>
      )}
      {total > items.length && (
        <p className={styles.all}>
          <LinkButton to="/market/catalog/vapes" kind="secondary" iconEnd="arrow">
            {t('medicines.all', { total })}
          </LinkButton>
        </p>
      )}
    </>
  );
};

const Vape = ({ loaderData }: Route.ComponentProps) => {
  const { items, total } = loaderData;
  const { t } = useTranslation('vape');
  const path = usePath();
  const list = {
    '@type': 'ItemList',
    name: t('title'),
    numberOfItems: total,
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, name: item.name, url: path(`/market/products/${item.slug}`) })),
  };
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} data={list} />
      <h1>{t('title')}</h1>
      <p>
        {t('intro')} <a href="#devices">{t('toDevices')}</a>
      </p>
      <section aria-labelledby="medicines">
        <h2 id="medicines">{t('medicines.title')}</h2>
        <p>{t('medicines.text')}</p>
        <Medicines {...loaderData} />
      </section>
      <VapeGuide devices={loaderData.devices} />
    </Container>
  );
};
export default Vape;
