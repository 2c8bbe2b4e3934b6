import type { Unit } from '@blattwerk/contract/products/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeSelected, useSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import { ToggleButton } from '../ui/toggle-button.tsx';
import { FullDialog } from './full-dialog.tsx';

/** Selects a product for the treatment request or removes it again. */
export const SelectButton = ({ product: { id, name, slug, unit } }: { product: { id: string; name: string; slug: string; unit: Unit } }) => {
  const { t } = useTranslation();
  const selected = useSelected();
  const most = useMostProducts();
  const [isAsking, setAsking] = useState(false);
  const isSelected = selected.some(({ productId }) => productId === id);
  const isFull = selected.length >= most;
  const words = t(isSelected ? 'note.on' : 'note.off');
  const press = (): void => {
    if (isSelected) removeSelected(id);
    else if (isFull) setAsking(true);
    else writeSelected([...selected, { productId: id, name, slug, unit }]);
  };
  return (
    <>
      <ToggleButton isOn={isSelected} icon="plus" look="wide" label={`${words}: ${name}`} opensDialog={!isSelected && isFull} onPress={press}>
        {words}
      </ToggleButton>
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
