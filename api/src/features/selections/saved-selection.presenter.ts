import type { Unit } from '@blattwerk/contract/products/enums';
import type { SavedSelection } from '@blattwerk/contract/selections/saved-selection';

export interface SavedProductRow {
  productId: string;
  name: string;
  slug: string;
  unit: Unit;
  amount: string | number | null;
}

export const presentSavedProduct = ({ productId, name, slug, unit, amount }: SavedProductRow): SavedSelection['items'][number] => ({
  productId,
  name,
  slug,
  unit,
  amount: amount === null ? null : Number(amount),
});
