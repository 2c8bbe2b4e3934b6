import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../components/product/plate.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Answers, ShownProduct } from './answers.ts';
import { isProductTaken, shownProduct } from './answers.ts';
import styles from './questionnaire.module.css';

const shown = 6;

const Result = ({ product, onAdd, isTaken, isFull }: { product: ProductItem; onAdd: () => void; isTaken: boolean; isFull: boolean }) => {
  const { t } = useTranslation('questionnaire');
  const { money } = useFormat();
  const price =
    product.fromPriceCents === null ? '' : t('search.price', { price: money(product.fromPriceCents), unit: t(`unit.${product.unit}`, { ns: 'common' }) });
  return (
    <li>
      <Plate product={product} size="small" />
      <span>
        <strong>{product.name}</strong>
        <span className={styles.hint}>
          {[t(`category.${product.category}`, { ns: 'common' }), price, t('search.pharmacies', { count: product.pharmacyCount })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button
        kind="secondary"
        size="small"
        icon={isTaken ? 'check' : 'plus'}
        disabled={isTaken}
        opensDialog={isFull && !isTaken}
        onClick={onAdd}
        aria-label={t(isTaken ? 'search.taken' : 'search.add', { name: product.name })}
      >
        {t(isTaken ? 'search.takenShort' : 'search.addShort')}
      </Button>
    </li>
  );
};

interface Props {
  taken: readonly ShownProduct[];
  usageType: Answers['usageType'];
  /** One more is asked about. */
  isFull?: boolean;
  onAdd: (entry: ShownProduct) => void;
}

/** The live catalogue, narrowed while typing; each result says where it stands and can be added. */
export const ProductSearch = ({ taken, usageType, isFull = false, onAdd }: Props) => {
  const { t } = useTranslation('questionnaire');
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const query = useQuery({
    queryKey: ['products', 'search', q, usageType],
    queryFn: () =>
      memberApi.get('/clients/products', {
        query: {
          q,
          pageSize: shown,
          inStock: 'true' as const,
          ...(usageType === 'inhalation' ? { category: ['flower', 'vape'] } : usageType === 'oral' ? { category: ['extract', 'edible'] } : {}),
        },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextInput
        label={t('search.label')}
        help={t('search.help')}
        type="search"
        isOptional
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <p className={styles.hint} role="status">
            {t('search.total', { count: query.data.total })}
          </p>
          <ul className={styles.found}>
            {query.data.items.map((product) => (
              <Result
                key={product.id}
                product={product}
                isTaken={isProductTaken(taken, product.id)}
                isFull={isFull}
                onAdd={() => onAdd(shownProduct(product))}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
