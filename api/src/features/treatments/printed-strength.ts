import type { PrintedMedicine } from '../documents/public.ts';
import type { IssuedPrescription } from './documents.queries.ts';

const strengthUnits = { flower: '%', vape: '%', extract: 'mg/ml', edible: 'mg/g' } as const;

const contentOf = (value: number | null, isBelow: boolean) => (value === null ? null : { value, isBelow });

/** What the maker states of a product, as documents print it. */
export const strengthOf = (
  row: Pick<IssuedPrescription, 'category' | 'thc' | 'cbd' | 'isThcBelow' | 'isCbdBelow'>,
): Pick<PrintedMedicine, 'category' | 'thc' | 'cbd' | 'strengthUnit'> => ({
  category: row.category,
  thc: contentOf(row.thc, row.isThcBelow),
  cbd: contentOf(row.cbd, row.isCbdBelow),
  strengthUnit: strengthUnits[row.category],
});
