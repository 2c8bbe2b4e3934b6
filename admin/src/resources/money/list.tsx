import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { FileButton } from '../../components/file-button.tsx';
import { Page, Section } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { Balance } from './balance.tsx';
import { addMonths, monthName, thisMonth } from './months.ts';
import { Plots, Totals } from './plots.tsx';
import './money.css';

interface Chosen {
  month: string;
  by: 'week' | 'month';
}

/** What is shown stands in the address. */
const useChosen = (): [Chosen, (change: Partial<Chosen>) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const chosen: Chosen = { month: /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth(), by: search.get('by') === 'month' ? 'month' : 'week' };
  return [chosen, (change) => setSearch({ ...chosen, ...change }, { replace: true })];
};

const Choice = ({ chosen, onChange }: { chosen: Chosen; onChange: (change: Partial<Chosen>) => void }) => {
  const { t, i18n } = useTranslation();
  const go = (count: number) => () => onChange({ month: addMonths(chosen.month, count) });
  return (
    <div className="money-choice">
      <Button icon={<LeftOutlined aria-hidden="true" />} aria-label={t('money.earlier')} title={t('money.earlier')} onClick={go(-1)} />
      <h2 aria-live="polite">{monthName(i18n.language, chosen.month)}</h2>
      <Button
        icon={<RightOutlined aria-hidden="true" />}
        aria-label={t('money.later')}
        title={t('money.later')}
        disabled={chosen.month >= thisMonth()}
        onClick={go(1)}
      />
      <Segmented
        aria-label={t('money.by')}
        value={chosen.by}
        onChange={(by) => onChange({ by })}
        options={(['week', 'month'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
      />
    </div>
  );
};

const datevSettings = ['chart', 'accounts', 'consultant', 'client'] as const;

/** The file for the tax adviser, and where its numbers are set. */
const Datev = ({ month }: Pick<Chosen, 'month'>) => {
  const { t, i18n } = useTranslation();
  const name = monthName(i18n.language, month);
  return (
    <Section title={t('money.datev.title')}>
      <p>{t('money.datev.means', { month: name })}</p>
      <div className="money-datev">
        <FileButton
          load={() => api.file('/backoffice/money/datev', { query: { month } })}
          fileName={`EXTF_Buchungsstapel_${month}.csv`}
          icon={<DownloadOutlined aria-hidden="true" />}
        >
          {t('money.datev.button', { month: name })}
        </FileButton>
        {datevSettings.map((name) => (
          <Link key={name} to={`/settings/datev.${name}`}>
            {t(`money.datev.${name}`)}
          </Link>
        ))}
      </div>
    </Section>
  );
};

/** What came in, went back and was earned; whether the books are right; and the way to the tax adviser. */
export const MoneyDesk = () => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useChosen();
  const { query, result } = useAnswer('/backoffice/money', { query: chosen }, { keepsPrevious: true });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const { totals, periods } = result.data;
  const [first, last] = [chosen.by === 'month' ? periods.at(-1) : periods[0], periods.at(-1)];
  return (
    <Page title={t('money.title')}>
      <Choice chosen={chosen} onChange={setChosen} />
      {first === undefined || last === undefined ? null : <Totals totals={totals} span={{ startsAt: first.startsAt, endsAt: last.endsAt }} />}
      <Plots by={chosen.by} periods={periods} />
      <Balance />
      <Datev month={chosen.month} />
    </Page>
  );
};
