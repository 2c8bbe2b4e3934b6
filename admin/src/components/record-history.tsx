import { useLogList, usePermissions, useResourceParams } from '@refinedev/core';
import type { BaseKey, HttpError } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listLink } from '../grid/filters.ts';
import type { LogEntry, LoggedObject } from '../providers/audit-log.ts';
import { Section } from './page.tsx';
import { PlainTable } from './plain-table.tsx';
import { ErrorState } from './states.tsx';
import { DateTime, Text } from './values.tsx';

interface RecordHistoryProps {
  resource: string;
  id: BaseKey;
}

const Entries = ({ resource, objectType, objectId }: LoggedObject & { resource: string }) => {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useLogList<LogEntry[], HttpError>({ resource, meta: { objectType, objectId } });
  const all = listLink('audit-events', [{ field: 'objectId', operator: 'eq', value: objectId }]);
  return (
    <Section title={t('audit-events.history')} aside={<Link to={all}>{t('audit-events.all')}</Link>} className="record-history">
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 ? <p className="quiet">{t('audit-events.empty')}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <PlainTable label={t('audit-events.history')}>
          <thead>
            <tr>
              <th scope="col">{t('audit-events.at')}</th>
              <th scope="col">{t('audit-events.words')}</th>
              <th scope="col">{t('audit-events.actorName')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <Link to={`/audit-events/${entry.id}`}>
                    <DateTime value={entry.createdAt} />
                  </Link>
                </th>
                <td>{i18n.language === 'en' ? entry.meta.en : entry.meta.de}</td>
                <td>
                  <Text value={entry.author?.['name'] as string | undefined} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Section>
  );
};

/** Who changed the record and when, for those who see the audit log, where the resource's descriptor says how it is named there. */
export const RecordHistory = ({ resource: name, id }: RecordHistoryProps) => {
  const { data: role } = usePermissions<string>({});
  const { resource } = useResourceParams({ resource: name });
  const objectType = resource?.meta?.['auditedAs'] as string | undefined;
  return role === 'admin' && objectType !== undefined ? <Entries resource={name} objectType={objectType} objectId={id} /> : null;
};
