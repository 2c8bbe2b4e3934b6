import type { MergedField } from '@blattwerk/contract/products/merge-shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import type { ReactNode } from 'react';
import { Country, EnumText, Text, YesNo } from '../../../components/values.tsx';
import { Share } from '../share.tsx';

/** How each field is shown, in the order of the comparison. */
export const fieldValues: Record<MergedField, (row: ProductRecord) => ReactNode> = {
  name: (row) => row.name,
  category: (row) => <EnumText type="category" value={row.category} />,
  genetics: (row) => <EnumText type="genetics" value={row.genetics} />,
  geneticsDetail: (row) => <Text value={row.geneticsDetail} />,
  thc: (row) => <Share row={row} of="thc" />,
  cbd: (row) => <Share row={row} of="cbd" />,
  strain: (row) => <Text value={row.strain} />,
  manufacturer: (row) => <Text value={row.manufacturer} />,
  grower: (row) => <Text value={row.grower} />,
  origin: (row) => <Country code={row.origin} />,
  irradiation: (row) => <EnumText type="irradiation" value={row.irradiation} />,
  cartridgeSystem: (row) => <Text value={row.cartridgeSystem} />,
  descriptionDe: (row) => <Text value={row.descriptionDe} />,
  descriptionEn: (row) => <Text value={row.descriptionEn} />,
  isPublished: (row) => <YesNo value={row.isPublished} />,
  isPromoted: (row) => <YesNo value={row.isPromoted} />,
};

const partsOf = (row: ProductRecord, field: MergedField): string =>
  JSON.stringify(field === 'thc' ? [row.thc, row.isThcBelow] : field === 'cbd' ? [row.cbd, row.isCbdBelow] : row[field]);

export const differs = (one: ProductRecord, other: ProductRecord, field: MergedField): boolean => partsOf(one, field) !== partsOf(other, field);

/** What says nothing gives way to what says something, and a product that is in the market stays there. */
const saysNothing = (row: ProductRecord, field: MergedField): boolean =>
  field === 'isPublished' ? !row.isPublished : row[field] === null || row[field] === '' || (field === 'irradiation' && row.irradiation === 'unknown');

/** Whose value of a field stays, unless a user says otherwise. */
export const likelier = (kept: ProductRecord, duplicate: ProductRecord, field: MergedField): string =>
  saysNothing(kept, field) && !saysNothing(duplicate, field) ? duplicate.id : kept.id;
