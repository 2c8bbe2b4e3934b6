import { useNotification } from '@refinedev/core';
import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { toInput, toValues, type ScheduleValues } from './schedule-values.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const numbers = ['first', 'followUp', 'bufferMinutes', 'leadMinutes'] as const;

const WeeklyHours = () => {
  const { t } = useTranslation();
  const required = [{ required: true, message: t('common.required') }];
  const options = days.map((day) => ({ value: day, label: t(`schedules.day.${day}`) }));
  return (
    <Form.List name="weekly">
      {(rows, { add, remove }) => (
        <Section title={t('schedules.weekly')}>
          {rows.map(({ key, name }) => (
            <div key={key} className="form-pair">
              <Form.Item name={[name, 'day']} label={t('schedules.weekday')} rules={required}>
                <Select options={options} />
              </Form.Item>
              <Form.Item name={[name, 'from']} label={t('schedules.from')} rules={required}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name={[name, 'to']} label={t('schedules.to')} rules={required}>
                <Input type="time" />
              </Form.Item>
              <Form.Item label=" ">
                <Button onClick={() => remove(name)}>{t('schedules.removeHours')}</Button>
              </Form.Item>
            </div>
          ))}
          <Button onClick={() => add({ day: 1, from: '09:00', to: '12:00' })}>{t('schedules.addHours')}</Button>
        </Section>
      )}
    </Form.List>
  );
};

const Exceptions = () => {
  const { t } = useTranslation();
  const required = [{ required: true, message: t('common.required') }];
  const options = (['absent', 'open'] as const).map((kind) => ({ value: kind, label: t(`schedules.kind.${kind}`) }));
  return (
    <Form.List name="exceptions">
      {(rows, { add, remove }) => (
        <Section title={t('schedules.exceptions')}>
          <p className="quiet">{t('schedules.exceptionsHelp')}</p>
          {rows.map(({ key, name }) => (
            <div key={key} className="form-pair">
              <Form.Item name={[name, 'kind']} label={t('schedules.what')} rules={required}>
                <Select options={options} />
              </Form.Item>
              <Form.Item name={[name, 'from']} label={t('schedules.firstDay')} rules={required}>
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[name, 'to']} label={t('schedules.lastDay')}>
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[name, 'begin']} label={t('schedules.from')}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name={[name, 'end']} label={t('schedules.to')}>
                <Input type="time" />
              </Form.Item>
              <Form.Item label=" ">
                <Button onClick={() => remove(name)}>{t('schedules.removeException')}</Button>
              </Form.Item>
            </div>
          ))}
          <Button onClick={() => add({ kind: 'absent' })}>{t('schedules.addException')}</Button>
        </Section>
      )}
    </Form.List>
  );
};

/** The whole schedule is saved at once, from the version that was read. */
export const ScheduleForm = ({ schedule, onSaved }: { schedule: ScheduleRecord; onSaved: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [form] = Form.useForm<ScheduleValues>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      // All values, also those that no field shows.
      const values: ScheduleValues = form.getFieldsValue(true);
      await api.put('/backoffice/schedules/:doctorId', { params: { doctorId: schedule.doctorId }, body: toInput(values, schedule) });
      open?.({ type: 'success', message: t('common.saved') });
      onSaved();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={toValues(schedule)} onFinish={() => void save()}>
      <WeeklyHours />
      <Section title={t('schedules.lengths')}>
        <div className="form-pair">
          {numbers.map((name) => (
            <Form.Item key={name} name={name} label={t(`schedules.${name}`)} rules={[{ required: true, message: t('common.required') }]}>
              <InputNumber min={name.endsWith('Minutes') ? 0 : 5} max={name === 'leadMinutes' ? 43_200 : 240} />
            </Form.Item>
          ))}
        </div>
      </Section>
      <Exceptions />
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
      </Button>
    </Form>
  );
};
