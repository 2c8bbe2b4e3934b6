import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../../components/favorites/favorite-button.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { visitorApi } from '../../lib/api/client.ts';
import { useFavoriteIds, useIsSignedIn } from '../../lib/favorites/favorites.ts';
import styles from './favorites-page.module.css';

type Read = { kind: 'loading' } | { kind: 'read'; items: readonly ProductItem[] } | { kind: 'failed'; error: unknown };

/** More ids than this one address does not carry. */
const atOnce = 50;

const readItems = async (ids: readonly string[]): Promise<ProductItem[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
  const lists = await Promise.all(parts.map((productId) => visitorApi.get('/clients/selected-products', { query: { productId } })));
  return lists.flatMap(({ items }) => items).sort((one, other) => one.name.localeCompare(other.name));
};

/** The list as it was when the page was opened: what is taken out stays in sight, so that a slip can be undone. */
const useItems = (): [Read, () => void] => {
  const ids = useFavoriteIds();
  const [read, setRead] = useState<Read>({ kind: 'loading' });
  const isKnown = ids !== null;
  const [tries, setTries] = useState(0);
  // Only the first list counts; later ones come from presses on this very page.
  const readKnown = useEffectEvent(() => readItems(ids ?? []));
  useEffect(() => {
    if (!isKnown) return undefined;
    let isHere = true;
    readKnown()
      .then((items) => isHere && setRead({ kind: 'read', items }))
      .catch((error: unknown) => isHere && setRead({ kind: 'failed', error }));
    return () => void (isHere = false);
  }, [isKnown, tries]);
  return [read, () => setTries(tries + 1)];
};

interface Props {
  /** Picture, price and availability of a product, and its alerts: what belongs to other parts of the market. */
  renderPicture: (product: ProductItem) => ReactNode;
  renderOffer: (product: ProductItem) => ReactNode;
  renderAlerts: (product: ProductItem) => ReactNode;
}

const Row = ({ product, renderPicture, renderOffer, renderAlerts }: Props & { product: ProductItem }) => (
  <li className={styles.row}>
    {renderPicture(product)}
    <div className={styles.words}>
      <h2>
        <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
      </h2>
      {renderOffer(product)}
    </div>
    <FavoriteButton product={product} />
    <div className={styles.alerts}>{renderAlerts(product)}</div>
  </li>
);

/** Everything that a user remembered, with or without an account. */
export const FavoritesPage = (props: Props) => {
  const { t } = useTranslation('favorites');
  const isSignedIn = useIsSignedIn();
  const [read, retry] = useItems();
  if (read.kind === 'failed') return <ErrorState error={read.error} onRetry={retry} />;
  if (read.kind === 'loading')
    return (
      <>
        <noscript>
          <Notice kind="warn">
            <p>{t('needsScript')}</p>
          </Notice>
        </noscript>
        <Skeleton lines={4} />
      </>
    );
  if (read.items.length === 0)
    return (
      <EmptyState title={t('empty.title')} action={<LinkButton to="/market">{t('empty.action')}</LinkButton>}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      {!isSignedIn && (
        <Notice kind="info">
          <p>
            {t('inBrowser')} <AppLink to="/auth/login?returnTo=/market/favorites">{t('login')}</AppLink>
          </p>
        </Notice>
      )}
      <ul className={styles.list}>
        {read.items.map((product) => (
          <Row key={product.id} product={product} {...props} />
        ))}
      </ul>
    </>
  );
};
