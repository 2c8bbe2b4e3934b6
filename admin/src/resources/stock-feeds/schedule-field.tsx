import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { DateTime } from '../../components/values.tsx';
import { api, ApiError } from '../../providers/http.ts';

const presets = ['quarterHourly', 'hourly', 'daily', 'own'] as const;
type Preset = (typeof presets)[number];
const fixed: Partial<Record<Preset, string>> = { quarterHourly: '*/15 * * * *', hourly: '0 * * * *' };

/** `06:30` of `30 6 * * *`; undefined for a schedule that is no daily one. */
export const dailyTime = (schedule: string): string | undefined => {
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(schedule.trim()) ?? [];
  return minute === undefined || hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
};

export const presetOf = (schedule: string): Preset => {
  if (schedule.trim() === '' || schedule === fixed.quarterHourly) return 'quarterHourly';
  if (schedule === fixed.hourly) return 'hourly';
  return dailyTime(schedule) === undefined ? 'own' : 'daily';
};

const dailySchedule = (time: string): string => {
  const [hour = '6', minute = '0'] = time.split(':');
  return `${Number(minute)} ${Number(hour)} * * *`;
};

/** When a schedule is due next, as the server counts. */
const NextTimes = ({ schedule }: { schedule: string }) => {
  const { t } = useTranslation();
  const asked = useDeferredValue(schedule.trim() === '' ? (fixed.quarterHourly ?? '') : schedule.trim());
  const { data, error } = useQuery({
    queryKey: ['preview-schedule', asked],
    queryFn: () => api.post('/backoffice/stock-feeds/preview-schedule', { body: { schedule: asked } }),
    retry: false,
  });
  if (error instanceof ApiError) return <span className="form-error">{error.errors['schedule']?.[0] ?? t('stock-feeds.scheduleRule')}</span>;
  if (data === undefined) return <>{t('stock-feeds.nextTimes')} …</>;
  return (
    <>
      {t('stock-feeds.nextTimes')}{' '}
      {data.times.map((time, index) => (
        <span key={time}>
          {index > 0 ? ' · ' : null}
          <DateTime value={time} />
        </span>
      ))}
    </>
  );
};

interface ControlProps {
  id?: string;
  value?: string | null;
  onChange?: (schedule: string) => void;
}

/** A schedule in words; a user who knows cron writes one. */
const ScheduleControl = ({ id, value, onChange }: ControlProps) => {
  const { t } = useTranslation();
  const schedule = value ?? '';
  const [isOwn, setOwn] = useState(() => presetOf(schedule) === 'own');
  const preset = isOwn ? 'own' : presetOf(schedule);
  const choose = (next: Preset) => {
    setOwn(next === 'own');
    if (next !== 'own') onChange?.(fixed[next] ?? dailySchedule('06:00'));
  };
  return (
    <div className="form-pair">
      <Choice id={id} value={preset} onChange={choose} options={presets.map((name) => ({ value: name, label: t(`stock-feeds.schedulePreset.${name}`) }))} />
      {preset === 'daily' ? (
        <Input
          type="time"
          aria-label={t('stock-feeds.scheduleTime')}
          value={dailyTime(schedule)}
          onChange={({ target }) => target.value !== '' && onChange?.(dailySchedule(target.value))}
        />
      ) : null}
      {preset === 'own' ? (
        <Input
          aria-label={t('stock-feeds.scheduleCron')}
          maxLength={60}
          placeholder="0,30 6-20 * * 1-6"
          value={schedule}
          onChange={({ target }) => onChange?.(target.value)}
        />
      ) : null}
    </div>
  );
};

export const ScheduleField = () => {
  const { t } = useTranslation();
  const schedule = Form.useWatch<string | null | undefined>('schedule') ?? '';
  return (
    <Form.Item
      name="schedule"
      label={t('stock-feeds.schedule')}
      extra={<NextTimes schedule={schedule} />}
      rules={[{ pattern: /^\s*\S+(\s+\S+){4}\s*$/, message: t('stock-feeds.scheduleRule') }]}
    >
      <ScheduleControl />
    </Form.Item>
  );
};
