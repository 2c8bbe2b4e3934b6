import { useNotification } from '@refinedev/core';
import type { ScheduleRecord } from '@blattwerk/contract/schedules/shapes';
import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Section } from '../../components/page.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { toInput, toValues, type ScheduleValues } from './schedule-values.ts';
import './schedules.css';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const numbers = ['first', 'followUp', 'bufferMinutes', 'leadMinutes'] as const;

const required = (words: string) => [{ required: true, message: words }];

const WeeklyHours = () => {
  const { t } = useTranslation();
  const rules = required(t('common.required'));
  const options = days.map((day) => ({ value: day, label: t(`schedules.day.${day}`) }));
  return (
    <Form.List name="weekly">
      {(rows, { add, remove }) => (
        <Section title={t('schedules.weekly')}>
          {rows.length === 0 ? <p className="quiet section-lead">{t('schedules.noHours')}</p> : null}
          {rows.map(({ key, name }) => (
            <div key={key} className="schedule-row hours-row">
              <Form.Item name={[name, 'day']} label={t('schedules.weekday')} rules={rules}>
                <Choice options={options} />
              </Form.Item>
              <Form.Item name={[name, 'from']} label={t('schedules.from')} rules={rules}>
                <Input type="time" />
              </Form.Item>
              <Form.Item name={[name, 'to']} label={t('schedules.to')} rules={rules}>
                <Input type="time" />
              </Form.Item>
              <Form.Item>
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

type Colleagues = ScheduleRecord['colleagues'];
const coverOptions = (colleagues: Colleagues) => colleagues.map(({ id, name }) => ({ value: id, label: name }));

/** Days, hours and what holds in them; who covers only where the doctor is absent. */
const ExceptionFields = ({ name, colleagues }: { name: number; colleagues: Colleagues }) => {
  const { t } = useTranslation();
  const rules = required(t('common.required'));
  const kind = Form.useWatch<ScheduleValues['exceptions'][number]['kind'] | undefined>(['exceptions', name, 'kind']);
  const options = (['absent', 'open'] as const).map((value) => ({ value, label: t(`schedules.kind.${value}`) }));
  return (
    <>
      <Form.Item name={[name, 'kind']} label={t('schedules.what')} rules={rules}>
        <Choice options={options} />
      </Form.Item>
      <Form.Item name={[name, 'from']} label={t('schedules.firstDay')} rules={rules}>
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
      {kind === 'absent' ? (
        <Form.Item name={[name, 'coverDoctorId']} label={t('schedules.cover')}>
          <Choice allowClear placeholder={t('schedules.coverAsUsual')} options={coverOptions(colleagues)} />
        </Form.Item>
      ) : null}
    </>
  );
};

const Exceptions = ({ colleagues }: { colleagues: Colleagues }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('schedules.exceptions')}>
      <p className="quiet section-lead">{t('schedules.exceptionsHelp')}</p>
      <Form.List name="exceptions">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="schedule-row exception-row">
                <ExceptionFields name={name} colleagues={colleagues} />
                <Form.Item>
                  <Button onClick={() => remove(name)}>{t('schedules.removeException')}</Button>
                </Form.Item>
              </div>
            ))}
            <Button onClick={() => add({ kind: 'absent' })}>{t('schedules.addException')}</Button>
          </>
        )}
      </Form.List>
      <Form.Item className="usual-cover" name="coverDoctorId" label={t('schedules.usualCover')} extra={t('schedules.coverHelp')}>
        <Choice allowClear placeholder={t('schedules.noCover')} options={coverOptions(colleagues)} />
      </Form.Item>
    </Section>
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
        <div className="schedule-row numbers-row">
          {numbers.map((name) => (
            <Form.Item key={name} name={name} label={t(`schedules.${name}`)} rules={required(t('common.required'))}>
              <InputNumber min={name.endsWith('Minutes') ? 0 : 5} max={name === 'leadMinutes' ? 43_200 : 240} />
            </Form.Item>
          ))}
        </div>
      </Section>
      <Exceptions colleagues={schedule.colleagues} />
      <Button className="schedule-save" type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
      </Button>
    </Form>
  );
};
