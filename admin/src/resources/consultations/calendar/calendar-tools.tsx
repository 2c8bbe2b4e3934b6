import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Calendar } from '@blattwerk/contract/consultations/shapes';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useKeys } from '../../../components/use-keys.ts';
import { DayHead } from './day-head.tsx';
import { stepped, views, type CalendarPlace } from './calendar-days.ts';

interface CalendarToolsProps {
  place: CalendarPlace;
  span: { from: string; to: string };
  today: string;
  doctors: Calendar['doctors'];
  /** The day that is shown alone, with what is special about it. */
  shown: Calendar['days'][number] | undefined;
  onChange: (next: Partial<CalendarPlace>) => void;
}

/** Forwards, back, today; day or week; whose. Also by key: arrows, t, d and w. */
export const CalendarTools = ({ place: { view, day, doctorId }, span, today, doctors, shown, onChange }: CalendarToolsProps) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const go = (steps: number) => () => onChange({ day: stepped(view, day, steps) });
  useKeys({
    ArrowLeft: go(-1),
    ArrowRight: go(1),
    t: () => onChange({ day: today }),
    d: () => onChange({ view: 'day' }),
    w: () => onChange({ view: 'week' }),
  });
  const step = (words: string, key: string) => ({
    'aria-label': t(`consultations.calendar.${words}`),
    title: `${t(`consultations.calendar.${words}`)} (${key})`,
  });
  return (
    <div className="calendar-tools">
      <div className="calendar-steps">
        <Button {...step(view === 'day' ? 'dayBefore' : 'weekBefore', '←')} icon={<LeftOutlined aria-hidden="true" />} onClick={go(-1)} />
        <Button title={`${t('consultations.calendar.today')} (t)`} onClick={() => onChange({ day: today })}>
          {t('consultations.calendar.today')}
        </Button>
        <Button {...step(view === 'day' ? 'dayAfter' : 'weekAfter', '→')} icon={<RightOutlined aria-hidden="true" />} onClick={go(1)} />
      </div>
      <p className="calendar-span" aria-live="polite">
        {shown === undefined ? `${date(span.from)} – ${date(span.to)}` : <DayHead day={shown} />}
      </p>
      <div className="calendar-choices">
        {doctors.length === 0 ? null : (
          <Select
            aria-label={t('consultations.doctorName')}
            value={doctorId ?? ''}
            showSearch
            optionFilterProp="label"
            popupMatchSelectWidth={false}
            onChange={(id: string) => onChange({ doctorId: id === '' ? undefined : id })}
            options={[{ value: '', label: t('consultations.calendar.allDoctors') }, ...doctors.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <Segmented
          aria-label={t('consultations.calendar.view')}
          value={view}
          onChange={(next) => onChange({ view: next })}
          options={views.map((value) => ({ value, label: t(`consultations.calendar.${value}`) }))}
        />
      </div>
    </div>
  );
};
