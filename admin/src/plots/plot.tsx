import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Nothing } from '../components/values.tsx';
import type { PlotData, PlotRow } from './plot-data.ts';
import './plots.css';

const Drawing = lazy(async () => ({ default: (await import('./drawing.tsx')).Drawing }));

const Cell = ({ value, to, words }: { value: number | null; to: string | undefined; words: (value: number) => string }) => {
  if (value === null) return <Nothing />;
  return to === undefined || value === 0 ? <>{words(value)}</> : <Link to={to}>{words(value)}</Link>;
};

const hasNothing = (rows: readonly PlotRow[]): boolean => rows.every(({ values }) => values.every((value) => value === null || value === 0));

/** The same numbers for those who read, and for keys: each leads where its mark leads. */
const Numbers = ({ label, rowHead, series, rows, words = String }: PlotData) => {
  const { t } = useTranslation();
  return (
    <details className="plot-numbers">
      <summary>{t('plots.asTable')}</summary>
      <table className="plain-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{rowHead}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, values, to = [] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {values.map((value, place) => (
                <td key={series[place]?.name} className="number figures">
                  <Cell value={value} to={to[place]} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** A plot whose marks lead to what they count, with its numbers as a table. The drawing is loaded when the first one is shown. */
export const Plot = (props: PlotData) => {
  const { label, rows, empty } = props;
  if (hasNothing(rows)) return <p className="quiet">{empty}</p>;
  return (
    <figure className="plot" aria-label={label}>
      <Suspense fallback={<div className="plot-space" />}>
        <Drawing {...props} />
      </Suspense>
      <Numbers {...props} />
    </figure>
  );
};
