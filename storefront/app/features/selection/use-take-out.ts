import { useTranslation } from 'react-i18next';
import { toast } from '../../components/ui/toast.ts';
import { readSelected, removeSelected, restoreSelected } from '../../lib/request-list/request-list.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';

/** Takes a product out of the selection, and offers it back. The button that was pressed goes with its product: the keyboard goes on at the offer. */
export const useTakeOut = () => {
  const { t } = useTranslation('selection');
  const most = useMostProducts();
  return (productId: string): void => {
    const list = readSelected();
    const at = list.findIndex((entry) => entry.productId === productId);
    const entry = list[at];
    if (!entry) return;
    removeSelected(productId);
    document.querySelector('main')?.focus({ preventScroll: true });
    toast.removed(t('removed', { name: entry.name }), () => restoreSelected(entry, at, most));
  };
};
