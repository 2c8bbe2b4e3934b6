import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../../components/page.tsx';
import { useRows } from '../../../providers/use-record.ts';
import './merge.css';

/** Products that turned out to be this one: their numbers and addresses lead here. Nothing where there are none. */
export const Duplicates = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { query, result } = useRows({
    resource: 'products',
    filters: [{ field: 'mergedIntoId', operator: 'eq', value: id }],
    pagination: { currentPage: 1, pageSize: 20 },
    errorNotification: false,
  });
  if (query.data === undefined || result.data.length === 0) return null;
  return (
    <Section title={t('products.merge.duplicates')}>
      <p className="quiet">{t('products.merge.leadHere')}</p>
      <ul className="merge-duplicates">
        {result.data.map((row) => (
          <li key={row.id}>
            <Link to={`/products/${row.id}`}>{row.name}</Link> <span className="quiet">PZN {row.pzn}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
