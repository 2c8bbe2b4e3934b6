import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import type { RowCells, RowErrorGroup } from '@blattwerk/contract/stock-feeds/run-shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { Text } from '../../../components/values.tsx';

const stretchesShown = 20;

const linesOf = ({ lines, isCut }: RowErrorGroup): string => {
  const shown = lines.slice(0, stretchesShown).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return `${shown.join(', ')}${isCut || lines.length > stretchesShown ? ' …' : ''}`;
};

/** The cells of a row as the file writes them, in one line. */
const cellsOf = (cells: RowCells): string =>
  feedFields
    .map((field) => cells[field])
    .filter((cell) => cell !== undefined && cell !== '')
    .join(' · ');

/** What is wrong with rows: the same problem once, with its lines; then the first rows themselves. */
export const ProblemsPart = ({ examination }: { examination: Examination }) => {
  const { t } = useTranslation();
  const { problems, faultyRows, counts } = examination;
  if (counts === null) return null;
  if (problems.length === 0) {
    return (
      <Section title={t('feed-doctor.problems')}>
        <p className="quiet">{t('feed-doctor.noProblems')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('feed-doctor.problems')}>
      <ul className="doctor-groups">
        {problems.map((group) => (
          <li key={`${group.field ?? ''} ${group.code}`}>
            <p>{group.message}</p>
            <p className="quiet small">
              {t('feed-doctor.rowsAffected', { count: group.count })}: <span className="doctor-lines">{linesOf(group)}</span>
            </p>
          </li>
        ))}
      </ul>
      <PlainTable label={t('feed-doctor.faultyRows')}>
        <caption className="sr-only">{t('feed-doctor.faultyRows')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feed-doctor.row')}</th>
            <th scope="col">{t('feed-doctor.written')}</th>
            <th scope="col">{t('feed-doctor.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {faultyRows.map((row, place) => (
            <tr key={place}>
              <th scope="row" className="figures">
                {row.line}
              </th>
              <td>
                <Text value={cellsOf(row.cells)} />
              </td>
              <td>{row.message}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {counts.faulty > faultyRows.length ? (
        <p className="quiet small section-text">{t('feed-doctor.faultyOf', { shown: faultyRows.length, rows: counts.faulty })}</p>
      ) : null}
    </Section>
  );
};
