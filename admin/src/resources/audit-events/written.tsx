import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { DateTime, Day, EnumText, Money, Nothing, YesNo } from '../../components/values.tsx';
import { useFormats } from '../../components/format.ts';
import { objectOf } from './objects.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const identity = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What a field is called: as on the record's own page, else by the log's own words. */
export const FieldName = ({ event, field }: { event: AuditEvent; field: string }) => {
  const { t } = useTranslation();
  const resource = objectOf(event.objectType)?.resource ?? event.objectType;
  return <>{t([`${resource}.${field}`, `audit-events.fieldName.${field}`, 'audit-events.otherField'], { field })}</>;
};

interface WrittenProps {
  event: AuditEvent;
  field: string;
  value: unknown;
}

const One = ({ event, field, value }: WrittenProps) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (value === undefined || value === null || value === '') return <Nothing />;
  if (typeof value === 'boolean') return <YesNo value={value} />;
  if (typeof value === 'number') return field.endsWith('Cents') ? <Money cents={value} /> : <span className="figures">{number(value)}</span>;
  if (typeof value !== 'string') return <>{t('audit-events.several')}</>;
  if (instant.test(value)) return <DateTime value={value} />;
  if (day.test(value)) return <Day value={value} />;
  if (identity.test(value)) return <span className="quiet">{t('audit-events.anotherRecord')}</span>;
  const statusType = objectOf(event.objectType)?.statusType;
  return field === 'status' && statusType !== undefined ? <EnumText type={statusType} value={value} /> : <>{value}</>;
};

/** A value of the log in words: no code, no JSON. */
export const Written = ({ event, field, value }: WrittenProps) => {
  const { t } = useTranslation();
  if (typeof value !== 'object' || value === null) return <One event={event} field={field} value={value} />;
  const parts = Array.isArray(value) ? value.map((one, place) => [String(place + 1), one] as const) : Object.entries(value);
  if (parts.length === 0) return <Nothing />;
  return (
    <ul className="written">
      {parts.map(([part, one]) => (
        <li key={part}>
          {Array.isArray(value) ? null : (
            <span className="quiet">{t([`enum.settingPart.${part}`, `audit-events.fieldName.${part}`, 'audit-events.otherField'], { field: part })}: </span>
          )}
          <One event={event} field={Array.isArray(value) ? field : part} value={one} />
        </li>
      ))}
    </ul>
  );
};
