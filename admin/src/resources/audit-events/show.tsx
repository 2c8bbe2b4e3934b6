import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { Code, DateTime, EnumText, Facts, Text } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import { pageOf } from './objects.ts';
import { FieldName, Written } from './written.tsx';
import './audit-events.css';

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
            <th scope="row">
              <FieldName event={event} field={field} />
            </th>
            <td>
              <Written event={event} field={field} value={before[field]} />
            </td>
            <td>
              <Written event={event} field={field} value={after[field]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

/** What a developer asks for when something went wrong. */
const ForSupport = ({ event }: { event: AuditEvent }) => {
  const { t } = useTranslation();
  return (
    <details className="for-support">
      <summary>{t('audit-events.forSupport')}</summary>
      <Facts
        items={[
          { label: t('audit-events.action'), value: <Code value={event.action} /> },
          { label: t('audit-events.objectId'), value: <Code value={event.objectId} /> },
          { label: t('audit-events.requestId'), value: <Code value={event.requestId} /> },
        ]}
      />
    </details>
  );
};

const WhatFor = ({ event }: { event: AuditEvent }) => {
  const to = pageOf(event);
  const name = <EnumText type="objectType" value={event.objectType} />;
  return to === undefined ? name : <Link to={to}>{name}</Link>;
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
                { label: t('audit-events.at'), value: <DateTime value={event.at} /> },
                { label: t('audit-events.actorName'), value: <Text value={event.actorName} /> },
                { label: t('audit-events.actorRole'), value: <EnumText type="role" value={event.actorRole} /> },
                { label: t('audit-events.objectType'), value: <WhatFor event={event} /> },
                ...(event.patientId === null
                  ? []
                  : [{ label: t('audit-events.patient'), value: <Link to={`/patients/${event.patientId}`}>{t('audit-events.openPatient')}</Link> }]),
                { label: t('audit-events.reason'), value: <Text value={event.reason} /> },
              ]}
            />
            {event.actorName === null ? null : (
              <p className="section-links">
                <Link to={listLink('audit-events', [{ field: 'objectId', operator: 'eq', value: event.objectId }])}>{t('audit-events.sameObject')}</Link>
              </p>
            )}
          </Section>
          <Section title={t('audit-events.changes')}>
            <Changes event={event} />
          </Section>
          <ForSupport event={event} />
        </>
      )}
    </RecordPage>
  );
};
