import { useTranslation } from 'react-i18next';
import type { Route } from './+types/compare';
import { Container } from '../components/layout/page-frame.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { LinkButton } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/feedback.tsx';
import { CompareTable } from '../features/market/compare/compare-table.tsx';
import { readCompared, slugsOf } from '../features/market/compare/compared.ts';
import { MarketClosed } from '../features/market/market-closed.tsx';
import { useMarketTrail } from '../features/market/use-market-trail.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['market', 'product', 'compare'] };

export const loader = ({ request, context }: Route.LoaderArgs) => readCompared(serverApi(request, context), slugsOf(new URL(request.url).searchParams));

/** Up to four products beside each other, as the address names them. */
const Compare = ({ loaderData: compared }: Route.ComponentProps) => {
  const { t } = useTranslation('compare');
  const trail = [...useMarketTrail({}), { name: t('title'), to: '/market/compare' }];
  return (
    <Container>
      <PageHead title={t('title')} description={t('intro')} isPrivate />
      <Breadcrumbs trail={trail} />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {compared.kind === 'closed' && <MarketClosed reason={compared.reason} />}
      {compared.kind === 'products' &&
        (compared.products.length > 0 ? (
          <CompareTable products={compared.products} />
        ) : (
          <EmptyState title={t('empty.title')} action={<LinkButton to="/market">{t('empty.action')}</LinkButton>}>
            {t('empty.text')}
          </EmptyState>
        ))}
    </Container>
  );
};
export default Compare;
