import type { ShownRowError } from '@blattwerk/contract/stock-feeds/run-shapes';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../components/plain-table.tsx';
import { Text } from '../../components/values.tsx';
import type { CellName, RowCorrections } from './use-corrections.ts';

const cells = ['pzn', 'name', 'unit', 'quantity', 'price'] as const satisfies readonly CellName[];

const Cell = ({ row, cell, corrections }: { row: ShownRowError; cell: CellName; corrections: RowCorrections }) => {
  const { t } = useTranslation();
  const isFaulty = row.field === cell;
  const text = corrections.cellsOf(row)[cell];
  return (
    <td className={isFaulty ? 'is-faulty' : ''}>
      {corrections.isEditing ? (
        <Input
          size="small"
          aria-label={t('feed-runs.cellOf', { field: t(`feed-runs.fields.${cell}`), line: row.line })}
          {...(isFaulty ? { status: 'error' as const } : {})}
          maxLength={cell === 'name' ? 300 : 40}
          value={text ?? ''}
          onChange={(event) => corrections.change(row, cell, event.target.value)}
        />
      ) : (
        <Text value={text} />
      )}
    </td>
  );
};

/** The faulty rows as the file wrote them, the faulty cell marked; while a user corrects, a field in each cell. */
export const FaultyRows = ({ rows, corrections }: { rows: readonly ShownRowError[]; corrections: RowCorrections }) => {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('feed-runs.errors')} className="faulty">
      <thead>
        <tr>
          <th scope="col">{t('feed-runs.line')}</th>
          <th scope="col">{t('feed-runs.problem')}</th>
          {cells.map((cell) => (
            <th key={cell} scope="col">
              {t(`feed-runs.fields.${cell}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.line} ${row.code}`}>
            <th scope="row" className="figures">
              {row.line}
            </th>
            <td className="problem">{corrections.refusalOf(row.line) ?? row.message}</td>
            {cells.map((cell) => (
              <Cell key={cell} row={row} cell={cell} corrections={corrections} />
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};
