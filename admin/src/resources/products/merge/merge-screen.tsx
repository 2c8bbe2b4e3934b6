import type { ProductRecord } from '@blattwerk/contract/products/shapes';
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

/** The chosen duplicate beside the product, or why the two cannot be one. */
const Other = ({ row, otherId }: { row: ProductRecord; otherId: string }) => {
  const { t } = useTranslation();
  const { query, result: other } = useRecord({ resource: 'products', id: otherId, errorNotification: false });
  if (query.isError && other === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (other === undefined) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  const why = [row, other].some(({ mergedInto }) => mergedInto !== null) ? 'alreadyMerged' : row.unit === other.unit ? undefined : 'unitDiffers';
  if (why !== undefined) return <Alert type="warning" showIcon message={t(`products.merge.${why}`)} />;
  return <MergePair key={other.id} pair={[row, other]} />;
};

const Merge = ({ row }: { row: ProductRecord }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const otherId = search.get('with') ?? '';
  return (
    <div className="stack">
      <Section title={t('products.merge.which')}>
        <p className="section-lead">{t('products.merge.lead')}</p>
        <div className="merge-picker">
          <RecordPicker
            resource="products"
            searchField="name"
            label={t('products.merge.duplicate')}
            labelOf={(one) => `${String(one['name'])} · ${String(one['pzn'])}`}
            except={row.id}
            value={otherId}
            known={otherId === '' ? undefined : t('products.merge.chosen')}
            onChange={(id) => setSearch({ with: id }, { replace: true })}
          />
        </div>
      </Section>
      {otherId === '' || otherId === row.id ? null : <Other key={otherId} row={row} otherId={otherId} />}
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
