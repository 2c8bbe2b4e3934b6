import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { useFormats } from '../../components/format.ts';
import { Text } from '../../components/values.tsx';

interface ShareProps {
  row: Pick<ProductRecord, 'category' | 'thc' | 'cbd' | 'isThcBelow' | 'isCbdBelow'>;
  of: 'thc' | 'cbd';
}

/** How much of it is in the product: percent of flowers and vapes, else milligrams a millilitre. */
export const Share = ({ row, of }: ShareProps) => {
  const { number } = useFormats();
  const value = row[of];
  const isBelow = of === 'thc' ? row.isThcBelow : row.isCbdBelow;
  const unit = row.category === 'flower' || row.category === 'vape' ? '%' : 'mg/ml';
  return <Text value={value === null ? null : `${isBelow ? '< ' : ''}${number(value)}\u00a0${unit}`} />;
};
