import type { Category } from '@blattwerk/contract/products/enums';
import type { ContentUnit } from '../../components/ui/values.tsx';

/** Extracts and edibles state milligrams per millilitre, flowers and vapes per cent by weight. */
export const contentUnitOf = (category: Category): ContentUnit => (category === 'extract' || category === 'edible' ? 'mgPerMl' : 'percent');
