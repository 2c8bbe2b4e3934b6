import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import type { BaseRecord } from '@refinedev/core';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Section } from '../../../components/page.tsx';
import { RecordPage } from '../../../components/record-page.tsx';
import { RecordPicker } from '../../../components/record-picker.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useRecord } from '../../../providers/use-record.ts';
import { MergePair } from './merge-pair.tsx';
import './merge.css';

/** The two side by side, or why they cannot be one. */
const Pair = ({ row, other }: { row: ProductRecord; other: ProductRecord }) => {
  const { t } = useTranslation();
  const why = other.mergedInto !== null ? 'alreadyMerged' : row.unit === other.unit ? undefined : 'unitDiffers';
  if (why !== undefined) return <Alert type="warning" showIcon message={t(`products.merge.${why}`)} />;
  return <MergePair key={other.id} pair={[row, other]} />;
};

const nameOf = (one: BaseRecord): string => `${String(one['name'])} · ${String(one['pzn'])}`;

/** Which product is the duplicate, then the comparison. */
const Merge = ({ row }: { row: ProductRecord }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const otherId = search.get('with') ?? '';
  const isChosen = otherId !== '' && otherId !== row.id;
  const { query, result: other } = useRecord({ resource: 'products', id: otherId, errorNotification: false, queryOptions: { enabled: isChosen } });
  return (
    <div className="stack">
      <Section title={t('products.merge.which')}>
        <p className="section-lead">{t('products.merge.lead')}</p>
        <div className="merge-picker">
          <RecordPicker
            resource="products"
            searchField="name"
            label={t('products.merge.duplicate')}
            labelOf={nameOf}
            except={row.id}
            value={isChosen ? otherId : ''}
            known={other === undefined ? undefined : nameOf(other)}
            onChange={(id) => setSearch({ with: id }, { replace: true })}
          />
        </div>
      </Section>
      {isChosen && query.isError && other === undefined ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {isChosen && query.isPending ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : null}
      {isChosen && other !== undefined ? <Pair row={row} other={other} /> : null}
    </div>
  );
};

/** Two products that turned out to be one become one. */
export const ProductMerge = () => {
  const { t } = useTranslation();
  return (
    <RecordPage resource="products" title={(row) => t('products.merge.title', { name: row.name })}>
      {(row) => (row.abilities.includes('merge') ? <Merge row={row} /> : <Alert type="info" showIcon message={t('products.merge.alreadyMerged')} />)}
    </RecordPage>
  );
};
