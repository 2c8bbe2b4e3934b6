import { useTranslation } from 'react-i18next';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/checkout';
import { Container } from '../components/layout/page-frame.tsx';
import { AppLink } from '../components/ui/app-link.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { CheckoutScreen } from '../features/selection/checkout-screen.tsx';
import styles from '../features/selection/checkout.module.css';
import { serverApi } from '../lib/api/server-api.ts';
import { bareOf } from '../lib/i18n/locale.ts';
import { PageHead, rootRouteId } from '../lib/seo/page-head.tsx';
import { useMostProducts } from '../lib/request-list/use-most-products.ts';

export const handle = { ns: ['selection'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/fees');

/** The selection's page, of the market and of the vapes: the selection itself is only in the browser. */
const Checkout = ({ loaderData: fees }: Route.ComponentProps) => {
  const { t } = useTranslation('selection');
  const root = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId);
  const source = bareOf(useLocation().pathname).startsWith('/vape') ? 'vape' : 'market';
  return (
    <Container>
      <PageHead title={t(`checkout.${source}.title`)} description={t(`checkout.${source}.description`)} />
      <p>
        <AppLink to={source === 'vape' ? '/vape' : '/market'} className={styles.back}>
          <Icon name="back" /> {t(`checkout.${source}.back`)}
        </AppLink>
      </p>
      <h1>{t(`checkout.${source}.title`)}</h1>
      <p>{t('checkout.intro', { count: useMostProducts() })}</p>
      <CheckoutScreen fees={fees} isSignedIn={root?.isSignedIn ?? false} source={source} />
    </Container>
  );
};
export default Checkout;
