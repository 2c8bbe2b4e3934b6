import { UndoOutlined } from '@ant-design/icons';
import type { HistoryEntry as Entry } from '@blattwerk/contract/record-history/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changedFields, fieldLabel } from './change-words.ts';
import { ChangedValue } from './changed-value.tsx';
import { PlainTable } from './plain-table.tsx';
import { DateTime, EnumText } from './values.tsx';

interface EntryProps {
  resource: string;
  entry: Entry;
  isBusy: boolean;
  onRevert: () => void;
}

const Changes = ({ resource, entry: { before, after } }: Pick<EntryProps, 'resource' | 'entry'>) => {
  const { t, i18n } = useTranslation();
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return (
    <PlainTable label={t('history.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldLabel(i18n, resource, field) ?? t('history.otherField')}</th>
            <td>
              <ChangedValue resource={resource} field={field} value={before?.[field]} />
            </td>
            <td>
              <ChangedValue resource={resource} field={field} value={after?.[field]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

/** One change: what, when, by whom, why, and the fields before and after. */
export const HistoryEntry = ({ resource, entry, isBusy, onRevert }: EntryProps) => {
  const { t, i18n } = useTranslation();
  const words = i18n.language === 'en' ? entry.words.en : entry.words.de;
  return (
    <li className="history-entry">
      <h3>{words}</h3>
      <p className="quiet">
        <DateTime value={entry.at} /> · {entry.actor.name ?? <EnumText type="role" value={entry.actor.role} />}
      </p>
      {entry.reason === null ? null : <p>{t('history.why', { reason: entry.reason })}</p>}
      <Changes resource={resource} entry={entry} />
      {entry.mayRevert ? (
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          loading={isBusy}
          onClick={onRevert}
          aria-label={t('history.revertOf', { change: words })}
        >
          {t('history.revert')}
        </Button>
      ) : null}
    </li>
  );
};
