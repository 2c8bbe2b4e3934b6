import type { ReactNode } from 'react';
import './bar-table.css';

interface BarRow {
  key: string;
  head: string;
  /** One for each series: what is read, and how long its bar is. */
  cells: readonly { text: ReactNode; size: number }[];
}

interface BarTableProps {
  /** What the rows are. */
  rowHead: string;
  /** Named in the table's head; the first has the strong bars. */
  series: readonly string[];
  rows: readonly BarRow[];
  label?: string;
}

/** Bars for those who look, in a table with the numbers for those who read. */
export const BarTable = ({ rowHead, series, rows, label }: BarTableProps) => {
  const longest = Math.max(1, ...rows.map(({ cells }) => cells.reduce((sum, { size }) => sum + size, 0)));
  return (
    <table className="bars" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          {series.map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map(({ text }, place) => (
              <td key={series[place]} className="number">
                {text}
              </td>
            ))}
            <td aria-hidden="true" className="bars-drawn">
              {cells.map(({ size }, place) => (
                <span key={series[place]} style={{ width: `${(size / longest) * 100}%` }} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
