import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

interface Priced {
  hasAll: boolean;
  isPickupOnly: boolean;
  totalCents: number | null;
  shippingCents: number | null;
  currency: 'EUR';
}

/** What it costs at one pharmacy: with what sending takes where the list is sorted by that and it is known. The words say which of both. */
export const PharmacyPrice = ({
  priced: { hasAll, isPickupOnly, totalCents, shippingCents, currency },
  withShipping,
}: {
  priced: Priced;
  withShipping: boolean;
}) => {
  const { t } = useTranslation('selection');
  const { money } = useFormat();
  if (totalCents === null) return null;
  const shipping = withShipping || shippingCents === 0 ? shippingCents : null;
  const words = `total.${hasAll ? 'all' : 'part'}` as const;
  const manner = shipping === null ? ('Undelivered' as const) : ('Delivered' as const);
  return (
    <>
      {money(totalCents + (shipping ?? 0), currency)} <span>{isPickupOnly ? t(words) : t(`${words}${manner}`)}</span>
    </>
  );
};
