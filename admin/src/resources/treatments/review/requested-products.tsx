import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { StockLine, useNearbyStock } from './nearby-stock.tsx';

export type Requested = TreatmentCase['products'][number];
export type RequestedProduct = NonNullable<Requested['product']>;

/** Strength and where it can be had right now; `among` are the products whose stock is asked for together. */
export const ProductLine = ({ product, among = [product.id] }: { product: RequestedProduct; among?: readonly string[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const stock = useNearbyStock(among);
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
      <p>
        <StockLine product={product} stock={stock} />
      </p>
    </>
  );
};

export const RequestedProducts = ({ products }: { products: readonly Requested[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const ids = products.flatMap(({ product }) => (product === null ? [] : [product.id]));
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
              <ProductLine product={product} among={ids} />
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
