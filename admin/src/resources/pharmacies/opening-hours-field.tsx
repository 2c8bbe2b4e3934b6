import { areHoursPossible, inOrder, type OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import './opening-hours.css';

type Hours = OpenPeriod[] | null | undefined;
const days = [1, 2, 3, 4, 5, 6, 7] as const;
/** A day may be open twice, with a break between. */
const parts = [0, 1] as const;

const isWhole = ({ opens, closes }: OpenPeriod): boolean => opens !== '' && closes !== '';

/** The hours with one time changed; a part of which nothing is left is no part. */
const changed = (hours: Hours, day: number, part: number, time: Partial<OpenPeriod>): OpenPeriod[] | null => {
  const ofDay = (hours ?? []).filter((period) => period.day === day);
  const next = { day, opens: '', closes: '', ...ofDay[part], ...time };
  const own = ofDay.toSpliced(part, 1, next).filter(({ opens, closes }) => opens !== '' || closes !== '');
  const all = [...(hours ?? []).filter((period) => period.day !== day), ...own];
  return all.length === 0 ? null : all.toSorted((a, b) => a.day - b.day);
};

const Times = ({ value, onChange, id }: { value?: Hours; onChange?: (hours: OpenPeriod[] | null) => void; id?: string }) => {
  const { t } = useTranslation();
  const input = (day: number, part: number, edge: 'opens' | 'closes') => {
    const period = (value ?? []).filter((one) => one.day === day)[part];
    return (
      <input
        type="time"
        className="time-input"
        aria-label={t(`pharmacies.hours.${edge}${part + 1}`, { day: t(`pharmacies.weekday.${day}`) })}
        value={period?.[edge] ?? ''}
        onChange={(event) => onChange?.(changed(value, day, part, { [edge]: event.target.value }))}
      />
    );
  };
  return (
    <div className="opening-hours" id={id} role="group" aria-label={t('pharmacies.openingHours')}>
      {days.map((day) => (
        <div key={day} className="opening-day">
          <span>{t(`pharmacies.weekday.${day}`)}</span>
          {parts.map((part) => (
            <span key={part} className="opening-part">
              {input(day, part, 'opens')}–{input(day, part, 'closes')}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
};

/** A week of opening hours, each day with up to two times. Nothing entered is "not known". */
export const OpeningHoursField = () => {
  const { t } = useTranslation();
  const possible: Rule = {
    validator: (_rule, hours: Hours) =>
      !hours || (hours.every(isWhole) && areHoursPossible(hours)) ? Promise.resolve() : Promise.reject(new Error(t('pharmacies.hours.impossible'))),
  };
  return (
    <Form.Item name="openingHours" label={t('pharmacies.openingHours')} extra={t('pharmacies.hours.help')} rules={[possible]} validateTrigger="onSubmit">
      <Times />
    </Form.Item>
  );
};

/** The same to read. */
export const OpeningHours = ({ hours }: { hours: readonly OpenPeriod[] }) => {
  const { t } = useTranslation();
  return (
    <>
      {days.map((day) => {
        const own = inOrder(hours).filter((period) => period.day === day);
        return own.length === 0 ? null : (
          <div key={day} className="figures">
            {t(`pharmacies.weekday.${day}`)} {own.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
          </div>
        );
      })}
    </>
  );
};
