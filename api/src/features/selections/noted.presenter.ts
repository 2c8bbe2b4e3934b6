import type { Unit } from '@blattwerk/contract/products/enums';
import type { NotedProducts } from '@blattwerk/contract/selections/noted';

export interface NotedRow {
  productId: string;
  name: string;
  slug: string;
  unit: Unit;
  amount: string | number | null;
}

export const presentNoted = ({ productId, name, slug, unit, amount }: NotedRow): NotedProducts['items'][number] => ({
  productId,
  name,
  slug,
  unit,
  amount: amount === null ? null : Number(amount),
});
