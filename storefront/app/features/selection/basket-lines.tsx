import type { SelectionLine } from '@blattwerk/contract/selections/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../components/product/plate.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { amountOf, readAmount } from '../../lib/request-list/amounts.ts';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { changeSelected } from '../../lib/request-list/request-list.ts';
import styles from './checkout.module.css';
import { useTakeOut } from './use-take-out.ts';

/** What is typed stays as it is until the field is left; every readable amount counts at once. */
const Amount = ({ product }: { product: SelectedProduct }) => {
  const { t } = useTranslation('selection');
  const { number } = useFormat();
  const [text, setText] = useState<string>();
  const shown = text ?? number(amountOf(product));
  const change = (typed: string): void => {
    setText(typed);
    const amount = readAmount(typed);
    if (amount !== undefined) changeSelected(product.productId, { amount });
  };
  return (
    <TextInput
      label={
        <>
          {t('amount')}
          <span className="visually-hidden">: {product.name}</span>
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      suffix={t(`unit.${product.unit ?? 'g'}`, { ns: 'common' })}
      value={shown}
      error={text !== undefined && readAmount(text) === undefined ? t('amountInvalid') : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setText(undefined)}
    />
  );
};

const Line = ({ product, line }: { product: SelectedProduct; line: SelectionLine | undefined }) => {
  const { t } = useTranslation('selection');
  const { money } = useFormat();
  const takeOut = useTakeOut();
  const price = line?.product.fromPriceCents;
  return (
    <li className={styles.line}>
      <Plate product={line?.product ?? { image: null }} size="small" />
      <div className={styles.product}>
        <h3>
          <AppLink to={`/market/products/${product.slug}`}>{product.name}</AppLink>
        </h3>
        {line && (
          <p>
            {price !== undefined && price !== null && (
              <span className={styles.price}>{t('price.from', { price: money(price), unit: t(`unit.${line.product.unit}`, { ns: 'common' }) })}</span>
            )}{' '}
            <StatusTag tone={line.pharmacyCount > 0 ? 'ok' : 'warn'}>
              {line.pharmacyCount > 0 ? t('inPharmacies', { count: line.pharmacyCount }) : t('inNone')}
            </StatusTag>
          </p>
        )}
      </div>
      <div className={styles.amount}>
        <Amount product={product} />
      </div>
      <button type="button" className={styles.remove} onClick={() => takeOut(product.productId)} aria-label={t('remove', { name: product.name })}>
        <Icon name="close" />
      </button>
    </li>
  );
};

/** What is selected, with the wished amount of each. */
export const BasketLines = ({ selected, lines }: { selected: readonly SelectedProduct[]; lines: readonly SelectionLine[] }) => {
  const { t } = useTranslation('selection');
  return (
    <>
      <h2 className="visually-hidden">{t('chosen')}</h2>
      <ul className={styles.lines}>
        {selected.map((product) => (
          <Line key={product.productId} product={product} line={lines.find((line) => line.product.id === product.productId)} />
        ))}
      </ul>
    </>
  );
};
