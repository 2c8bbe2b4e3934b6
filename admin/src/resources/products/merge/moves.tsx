import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/states.tsx';
import { useAnswer } from '../../../providers/use-answer.ts';

/** What goes to the product that stays, and what keeps the number under which it was made. */
export const Moves = ({ kept, duplicate }: { kept: ProductRecord; duplicate: ProductRecord }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/products/:id/merge', { params: { id: kept.id }, query: { duplicateId: duplicate.id } });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <p role="status">{t('common.loading')}</p>;
  const { pharmacies, pharmaciesOfBoth, articles, alerts, favorites, reviews } = result.data;
  const counted = { pharmacies, articles, favorites, alerts, reviews };
  return (
    <div className="columns merge-moves" role="status">
      <div>
        <h3>{t('products.merge.moves', { name: kept.name })}</h3>
        <ul>
          {Object.entries(counted).map(([what, count]) => (
            <li key={what}>{t(`products.merge.move.${what}`, { count })}</li>
          ))}
          <li>{t('products.merge.move.requests')}</li>
          {kept.picture === null && duplicate.picture !== null ? <li>{t('products.merge.move.picture')}</li> : null}
          <li>{t('products.merge.move.pzn', { pzn: duplicate.pzn })}</li>
          <li>{t('products.merge.move.address')}</li>
        </ul>
        {pharmaciesOfBoth === 0 ? null : <p>{t('products.merge.both', { count: pharmaciesOfBoth })}</p>}
        {kept.picture === null || duplicate.picture === null ? null : <p>{t('products.merge.bothPictures', { name: kept.name })}</p>}
      </div>
      <div>
        <h3>{t('products.merge.keeps', { pzn: duplicate.pzn })}</h3>
        <ul>
          {(['prescriptions', 'history', 'decided', 'twice'] as const).map((what) => (
            <li key={what}>{t(`products.merge.keep.${what}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};
