import type { ComparedRow, ComparisonKind } from '@blattwerk/contract/stock-feeds/run-shapes';
import { comparisonKinds } from '@blattwerk/contract/stock-feeds/run-shapes';
import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { Code, Money, Nothing } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

const pageSize = 20;

/** From twice or half on people think in factors, before that in per cent. */
const Change = ({ factor }: { factor: number }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (factor >= 2) return <>{t('feed-runs.times', { factor: number(factor, 1) })}</>;
  if (factor <= 0.5) return <>{t('feed-runs.fraction', { factor: number(1 / factor, 1) })}</>;
  const percent = (factor - 1) * 100;
  return <>{t('feed-runs.percent', { percent: `${percent > 0 ? '+' : ''}${number(percent, 1)}` })}</>;
};

const ComparedLine = ({ row }: { row: ComparedRow }) => {
  const { t } = useTranslation();
  return (
    <tr className={`compared compared-${row.kind}`}>
      <th scope="row">
        <span className="compared-name">
          {row.name}
          <span className="quiet small">
            <Code value={row.pzn} />
          </span>
        </span>
      </th>
      <td>
        <span className={`kind kind-${row.kind}`}>{t(`enum.comparisonKind.${row.kind}`)}</span>
      </td>
      <td className="number">{row.before === null ? <Nothing /> : <Amount quantity={row.before.quantity} unit={row.unit} />}</td>
      <td className="number">{row.after === null ? <Nothing /> : <Amount quantity={row.after.quantity} unit={row.unit} />}</td>
      <td className="number">
        <Money cents={row.before?.priceCents} />
      </td>
      <td className="number">
        <Money cents={row.after?.priceCents} />
      </td>
      <td className="number figures">{row.priceFactor === null || row.priceFactor === 1 ? <Nothing /> : <Change factor={row.priceFactor} />}</td>
    </tr>
  );
};

const ComparedTable = ({ rows }: { rows: readonly ComparedRow[] }) => {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('feed-runs.comparison')} className="comparison">
      <thead>
        <tr>
          <th scope="col">{t('feed-runs.product')}</th>
          <th scope="col">{t('feed-runs.change')}</th>
          <th scope="col" className="number">
            {t('feed-runs.stockBefore')}
          </th>
          <th scope="col" className="number">
            {t('feed-runs.stockAfter')}
          </th>
          <th scope="col" className="number">
            {t('feed-runs.priceBefore')}
          </th>
          <th scope="col" className="number">
            {t('feed-runs.priceAfter')}
          </th>
          <th scope="col" className="number">
            {t('feed-runs.priceChange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComparedLine key={row.productId} row={row} />
        ))}
      </tbody>
    </PlainTable>
  );
};

/** Today's stock beside what a quarantined run would make of it, the gravest change first. */
export const Comparison = ({ runId }: { runId: string }) => {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ComparisonKind>();
  const [page, setPage] = useState(1);
  const { query, result } = useAnswer(
    '/backoffice/feed-runs/:id/comparison',
    { params: { id: runId }, query: { page, pageSize, ...(kind === undefined ? {} : { kind }) } },
    { keepsPrevious: true },
  );
  const choose = (next: ComparisonKind | undefined) => {
    setKind(next);
    setPage(1);
  };
  const comparison = query.data === undefined ? undefined : result.data;
  return (
    <Section title={t('feed-runs.comparison')}>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {comparison === undefined ? (
        query.isError ? null : (
          <PageSkeleton />
        )
      ) : (
        <>
          <p className="section-lead">{t(`feed-runs.comparisonLead.${comparison.mode}`)}</p>
          <div className="kinds" role="group" aria-label={t('feed-runs.change')}>
            {comparisonKinds.map((one) => (
              <button
                key={one}
                type="button"
                className={`kind kind-${one}`}
                aria-pressed={kind === one}
                disabled={comparison.counts[one] === 0}
                onClick={() => choose(kind === one ? undefined : one)}
              >
                {t(`enum.comparisonKind.${one}`)} <strong className="figures">{comparison.counts[one]}</strong>
              </button>
            ))}
          </div>
          {comparison.items.length === 0 ? <p className="quiet">{t('feed-runs.comparisonEmpty')}</p> : <ComparedTable rows={comparison.items} />}
          {comparison.total > pageSize ? (
            <Pagination className="section-pages" current={page} pageSize={pageSize} total={comparison.total} showSizeChanger={false} onChange={setPage} />
          ) : null}
        </>
      )}
    </Section>
  );
};
