import type { FeedDialect } from '@blattwerk/contract/stock-feeds/mapping';
import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { EnumText, Facts, Nothing, Text } from '../../components/values.tsx';

const signNames: Record<string, string> = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar', '.': 'point' };
const signText = (t: TFunction, sign: string | null) => (sign === null ? null : t(`feed-runs.signs.${signNames[sign] ?? 'other'}`));

const columnNote = (t: TFunction, column: FeedDialect['columns']['price']): string =>
  [column?.basis ? t(`feed-runs.basis.${column.basis}`) : '', column?.isCents === true ? t('feed-runs.inCents') : ''].filter((note) => note !== '').join(', ');

/** Which column of the file was read as what; the others were left alone. */
const Columns = ({ dialect }: { dialect: FeedDialect }) => {
  const { t } = useTranslation();
  const used = new Set(feedFields.map((field) => dialect.columns[field]?.header));
  const unread = dialect.headers.filter((header) => !used.has(header));
  return (
    <>
      <table className="plain-table dialect">
        <thead>
          <tr>
            <th scope="col">{t('feed-runs.readAs')}</th>
            <th scope="col">{t('feed-runs.inFile')}</th>
          </tr>
        </thead>
        <tbody>
          {feedFields.map((field) => {
            const column = dialect.columns[field];
            const note = column !== null && 'basis' in column ? columnNote(t, { isCents: false, ...column }) : '';
            return (
              <tr key={field}>
                <th scope="row">{t(`feed-runs.fields.${field}`)}</th>
                <td>
                  {column === null ? <Nothing /> : column.header}
                  {note === '' ? null : <span className="quiet"> ({note})</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {unread.length === 0 ? null : <p className="quiet small">{t('feed-runs.unread', { columns: unread.join(', ') })}</p>}
    </>
  );
};

/** What the file was taken for: nothing of it is guessed silently. */
export const Dialect = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { dialect } = run;
  const facts = [
    { label: t('feed-runs.format'), value: <EnumText type="feedFormat" value={run.format} /> },
    { label: t('feed-runs.encoding'), value: <Text value={dialect?.encoding ?? run.encoding} /> },
  ];
  if (dialect === null) return <Facts items={facts} />;
  return (
    <>
      <Facts
        items={[
          ...facts,
          { label: t('feed-runs.delimiter'), value: <Text value={signText(t, dialect.delimiter)} /> },
          { label: t('feed-runs.decimal'), value: <Text value={signText(t, dialect.decimal)} /> },
          { label: t('feed-runs.headerLine'), value: <Text value={dialect.headerLine} /> },
          ...(dialect.list === null ? [] : [{ label: t('feed-runs.listPlace'), value: dialect.list }]),
        ]}
      />
      <Columns dialect={dialect} />
    </>
  );
};
