import type { StockChange, StockHistory } from '@blattwerk/contract/stock-feeds/stock-history';
import { historyDays } from '@blattwerk/contract/stock-feeds/stock-history';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { Code, DateTime, UnitPrice, Nothing } from '../../components/values.tsx';
import { StepChart } from './step-chart.tsx';
import './stock.css';

const shown = 50;

const Changes = ({ stock }: { stock: StockHistory }) => {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('stock.history')}>
      <thead>
        <tr>
          <th scope="col">{t('stock.at')}</th>
          <th scope="col" className="number">
            {t('stock.quantity')}
          </th>
          <th scope="col" className="number">
            {t('stock.priceCents')}
          </th>
          <th scope="col">{t('stock.run')}</th>
        </tr>
      </thead>
      <tbody>
        {stock.changes.slice(0, shown).map((change: StockChange, index) => (
          <tr key={index}>
            <th scope="row">
              <DateTime value={change.at} />
            </th>
            <td className="number">{change.quantity === null ? t('stock.gone') : <Amount quantity={change.quantity} unit={stock.unit} />}</td>
            <td className="number">
              <UnitPrice cents={change.priceCents} unit={stock.unit} />
            </td>
            <td>{change.runId === null ? <Nothing /> : <Link to={`/feed-runs/${change.runId}`}>{t('stock.openRun')}</Link>}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

const History = ({ stock }: { stock: StockHistory }) => {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  if (stock.changes.length === 0) return <p className="quiet">{t('stock.noHistory', { days: historyDays })}</p>;
  const points = (field: 'priceCents' | 'quantity') => stock.changes.map((change) => ({ at: change.at, value: change[field] })).toReversed();
  return (
    <>
      <div className="charts">
        <StepChart label={t('stock.priceCents')} points={points('priceCents')} words={(cents) => `${money(cents)}/${t(`enum.unit.${stock.unit}`)}`} />
        <StepChart label={t('stock.quantity')} points={points('quantity')} words={(quantity) => `${number(quantity)} ${t(`enum.unit.${stock.unit}`)}`} />
      </div>
      <Changes stock={stock} />
    </>
  );
};

/** One product of one pharmacy: what there is, and how it came to be. */
export const StockShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage resource="stock" title={(stock) => stock.productName} refreshEveryMs={60_000}>
      {(stock) => (
        <div className="stack">
          <Tiles
            items={[
              { label: t('stock.pharmacyName'), value: stock.pharmacyName, isText: true },
              { label: t('stock.pzn'), value: <Code value={stock.pzn} />, isText: true },
              { label: t('stock.quantity'), value: <Amount quantity={stock.quantity} unit={stock.unit} /> },
              { label: t('stock.priceCents'), value: <UnitPrice cents={stock.priceCents} unit={stock.unit} /> },
              { label: t('stock.confirmedAt'), value: <DateTime value={stock.confirmedAt} />, isText: true },
            ]}
          />
          <Section title={t('stock.historyOf', { days: historyDays })}>
            <History stock={stock} />
          </Section>
        </div>
      )}
    </RecordPage>
  );
};
