import { useTranslation } from 'react-i18next';
import { useFormats } from './format.ts';
import { Nothing } from './values.tsx';

/** A quantity with its unit. */
export const Amount = ({ quantity, unit }: { quantity: number | null; unit: string | null }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (quantity === null || unit === null) return <Nothing />;
  return (
    <span className="figures">
      {number(quantity)} {t(`enum.unit.${unit}`)}
    </span>
  );
};
