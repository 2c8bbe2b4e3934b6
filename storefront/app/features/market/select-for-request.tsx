import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullDialog } from '../../components/selection/full-dialog.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { removeSelected, useSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';

/** Keeps a product for the treatment request, in one button that keeps the focus. One too many opens the "maximum reached" dialog. */
export const SelectForRequest = ({ product }: { product: SelectedProduct }) => {
  const { t } = useTranslation('market');
  const selected = useSelected();
  const most = useMostProducts();
  const [isAsking, setAsking] = useState(false);
  const isSelected = selected.some((entry) => entry.productId === product.productId);
  const isFull = selected.length >= most;
  const press = (): void => {
    if (isSelected) removeSelected(product.productId);
    else if (isFull) setAsking(true);
    else writeSelected([...selected, product]);
  };
  return (
    <>
      <Button
        kind={isSelected ? 'secondary' : 'primary'}
        icon={isSelected ? 'check' : 'plus'}
        aria-pressed={isSelected}
        opensDialog={!isSelected && isFull}
        onClick={press}
      >
        {t(isSelected ? 'product.requested' : 'product.request')}
      </Button>
      {isSelected && (
        <LinkButton to="/market/checkout" iconEnd="arrow">
          {t('product.toSelection')}
        </LinkButton>
      )}
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
