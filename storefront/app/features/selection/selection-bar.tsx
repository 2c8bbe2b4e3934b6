import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { ChosenBar } from '../../components/ui/chosen-bar.tsx';
import { useOverflow } from '../../lib/request-list/overflow.ts';
import { useSelected } from '../../lib/request-list/request-list.ts';
import { useTakeOut } from './use-take-out.ts';

/** What is selected so far, on every page of the market: at the bottom of the window (market-layout). Nothing while nothing is selected. */
export const SelectionBar = ({ checkout = '/market/checkout' }: { checkout?: string }) => {
  const { t } = useTranslation('selection');
  const selected = useSelected();
  const overflow = useOverflow().length;
  const takeOut = useTakeOut();
  if (selected.length === 0) return null;
  return (
    <ChosenBar
      title={t('title')}
      count={t('bar.count', { count: selected.length })}
      more={overflow > 0 && t('bar.left', { count: overflow })}
      items={selected.map(({ productId, name }) => ({ key: productId, name }))}
      removeLabel={(name) => t('remove', { name })}
      onRemove={takeOut}
    >
      <LinkButton to={checkout} size="small" iconEnd="arrow">
        {t('bar.open')}
      </LinkButton>
    </ChosenBar>
  );
};
