import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCompared } from '../lib/comparison/comparison.ts';
import { bareOf } from '../lib/i18n/locale.ts';
import { useSelected } from '../lib/request-list/request-list.ts';
import { useAccountList } from '../lib/request-list/use-account-list.ts';
import styles from './market-layout.module.css';

/** Each comes with the first product that is chosen for it. Without a network it stays away, and the page is there all the same. */
const SelectionBar = lazy(() =>
  import('../features/selection/selection-bar.tsx').then(
    (bar) => ({ default: bar.SelectionBar }),
    () => ({ default: () => null }),
  ),
);
const CompareBar = lazy(() =>
  import('../features/market/compare/compare-bar.tsx').then(
    (bar) => ({ default: bar.CompareBar }),
    () => ({ default: () => null }),
  ),
);

export const handle = { ns: ['selection', 'compare'] };

/** Every page of the market shows what is chosen so far: for the comparison, and for the request. */
const MarketLayout = () => {
  useAccountList();
  const path = bareOf(useLocation().pathname);
  const isAnySelected = useSelected().length > 0;
  // The comparison itself says what is in it.
  const isAnyCompared = useCompared().length > 0 && path !== '/market/compare';
  return (
    <>
      <Outlet />
      {(isAnySelected || isAnyCompared) && (
        <div className={styles.dock}>
          <Suspense>{isAnyCompared && <CompareBar />}</Suspense>
          <Suspense>{isAnySelected && <SelectionBar checkout={path.startsWith('/vape') ? '/vape/checkout' : '/market/checkout'} />}</Suspense>
        </div>
      )}
    </>
  );
};
export default MarketLayout;
