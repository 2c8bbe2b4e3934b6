import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { Code, DateTime, EnumText, Facts, Nothing, Text } from '../../components/values.tsx';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const Written = ({ value }: { value: unknown }) => {
  if (value === undefined || value === null) return <Nothing />;
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  return instant.test(value) ? <DateTime value={value} /> : value;
};

/** Before and after, field by field. */
const Changes = ({ event }: { event: AuditEvent }) => {
  const { t } = useTranslation();
  const before = event.before ?? {};
  const after = event.after ?? {};
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return <p className="quiet">{t('audit-events.noChanges')}</p>;
  return (
    <PlainTable label={t('audit-events.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('audit-events.field')}</th>
          <th scope="col">{t('audit-events.before')}</th>
          <th scope="col">{t('audit-events.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <Written value={before[field]} />
            </td>
            <td>
              <Written value={after[field]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

export const AuditShow = () => {
  const { t, i18n } = useTranslation();
  return (
    <RecordPage resource="audit-events" title={(event) => (i18n.language === 'en' ? event.words.en : event.words.de)}>
      {(event) => (
        <>
          <Section title={t('common.details')}>
            <Facts
              items={[
                { label: t('audit-events.action'), value: <Code value={event.action} /> },
                { label: t('audit-events.at'), value: <DateTime value={event.at} /> },
                { label: t('audit-events.actorName'), value: <Text value={event.actorName} /> },
                { label: t('audit-events.actorRole'), value: <EnumText type="role" value={event.actorRole} /> },
                { label: t('audit-events.objectType'), value: <EnumText type="objectType" value={event.objectType} /> },
                { label: t('audit-events.objectId'), value: <Code value={event.objectId} /> },
                { label: t('audit-events.patientId'), value: <Code value={event.patientId} /> },
                { label: t('audit-events.reason'), value: <Text value={event.reason} /> },
                { label: t('audit-events.requestId'), value: <Code value={event.requestId} /> },
              ]}
            />
          </Section>
          <Section title={t('audit-events.changes')}>
            <Changes event={event} />
          </Section>
        </>
      )}
    </RecordPage>
  );
};
