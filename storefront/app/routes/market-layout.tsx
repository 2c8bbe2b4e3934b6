import { Outlet, useLocation } from 'react-router';
import { bareOf } from '../lib/i18n/locale.ts';
import { SelectionBar } from '../features/selection/selection-bar.tsx';

export const handle = { ns: ['selection'] };

/** Every page of the market shows what is noted so far. */
const MarketLayout = () => {
  const isVape = bareOf(useLocation().pathname).startsWith('/vape');
  return (
    <>
      <Outlet />
      <SelectionBar checkout={isVape ? '/vape/checkout' : '/market/checkout'} />
    </>
  );
};
export default MarketLayout;
