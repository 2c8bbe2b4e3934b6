import type { Category } from '@blattwerk/contract/products/enums';
import type { ContentUnit } from '../../components/ui/values.tsx';

const unitOf: Record<Category, ContentUnit> = { flower: 'percent', vape: 'percentOfOil', extract: 'mgPerMl', edible: 'mgPerMl' };

/** Extracts and edibles state milligrams per millilitre, flowers per cent by weight, vapes per cent of their oil. */
export const contentUnitOf = (category: Category): ContentUnit => unitOf[category];
