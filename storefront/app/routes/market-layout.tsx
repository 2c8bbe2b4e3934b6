import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { bareOf } from '../lib/i18n/locale.ts';
import { useSelected } from '../lib/request-list/request-list.ts';
import { useAccountList } from '../lib/request-list/use-account-list.ts';

/** Comes with the first product that is selected. Without a network it stays away, and the page is there all the same. */
const SelectionBar = lazy(() =>
  import('../features/selection/selection-bar.tsx').then(
    (bar) => ({ default: bar.SelectionBar }),
    () => ({ default: () => null }),
  ),
);

export const handle = { ns: ['selection'] };

/** Every page of the market shows what is selected so far. */
const MarketLayout = () => {
  useAccountList();
  const isVape = bareOf(useLocation().pathname).startsWith('/vape');
  const isAnySelected = useSelected().length > 0;
  return (
    <>
      <Outlet />
      <Suspense>{isAnySelected && <SelectionBar checkout={isVape ? '/vape/checkout' : '/market/checkout'} />}</Suspense>
    </>
  );
};
export default MarketLayout;
