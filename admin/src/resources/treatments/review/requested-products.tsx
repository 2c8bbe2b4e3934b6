import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';

export type Requested = TreatmentCase['products'][number];
export type RequestedProduct = NonNullable<Requested['product']>;

/** Strength and where it can be had right now. */
export const ProductLine = ({ product }: { product: RequestedProduct }) => {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const strengthUnit = product.unit === 'ml' ? 'mg/ml' : '%';
  const strength = [
    product.thc === null ? '' : `THC ${number(product.thc)} ${strengthUnit}`,
    product.cbd === null ? '' : `CBD ${number(product.cbd)} ${strengthUnit}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <>
      <p className="quiet">
        {t(`enum.category.${product.category}`)} · PZN <span className="code">{product.pzn}</span>
        {strength === '' ? null : ` · ${strength}`}
      </p>
      {product.pharmacyCount === 0 ? (
        <p className="tag tag-bad">{t('review.soldOut')}</p>
      ) : (
        <p className="tag tag-ok">
          {t('review.inStock', { count: product.pharmacyCount })}
          {product.fromPriceCents === null ? null : `, ${t('review.from', { price: money(product.fromPriceCents) })}/${t(`enum.unit.${product.unit}`)}`}
        </p>
      )}
    </>
  );
};

export const RequestedProducts = ({ products }: { products: readonly Requested[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (products.length === 0) return <p className="quiet">{t('review.noProducts')}</p>;
  return (
    <ol className="requested">
      {products.map(({ position, product, amount, wish }) => (
        <li key={position}>
          {product === null ? null : (
            <>
              <p className="requested-name">
                {product.name}
                {amount === null ? null : `, ${number(amount)} ${t(`enum.unit.${product.unit}`)}`}
              </p>
              <ProductLine product={product} />
            </>
          )}
          {wish === null ? null : (
            <>
              <p className="requested-name">{wish.strainName}</p>
              <p className="quiet">
                {t('review.wish')}
                {wish.amount === null || wish.amount === undefined ? null : ` · ${number(wish.amount)} g`}
                {wish.genetics === null || wish.genetics === undefined ? null : ` · ${t(`enum.genetics.${wish.genetics}`)}`}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
};
