import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { dayTimes, doseKinds, maxTitrationSteps } from '@blattwerk/contract/prescriptions/dose';
import type { DoseUnit } from '@blattwerk/contract/prescriptions/dose';
import type { Unit } from '@blattwerk/contract/products/enums';
import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { wordsOf } from './plan.ts';
import type { DoseDraft, LineDraft, PlanDraft } from './plan.ts';

const unitsOf: Record<Unit, readonly DoseUnit[]> = { g: ['g', 'mg'], ml: ['ml', 'mg'], piece: ['piece', 'puff'] };

interface NumberProps {
  name: (string | number)[];
  label: string;
  max: number;
  step?: number;
  isRequired?: boolean;
}

const NumberField = ({ name, label, max, step = 1, isRequired = true }: NumberProps) => {
  const { t } = useTranslation();
  return (
    <Form.Item name={name} label={label} rules={isRequired ? [{ required: true, message: t('review.dose.needed') }] : []}>
      <InputNumber min={step < 1 ? 0.001 : 1} max={max} step={step} {...(step === 1 ? { precision: 0 } : {})} decimalSeparator={t('review.decimal')} />
    </Form.Item>
  );
};

const Amount = ({ name, label, isRequired = true }: { name: (string | number)[]; label: string; isRequired?: boolean }) => (
  <NumberField name={name} label={label} max={1000} step={0.05} isRequired={isRequired} />
);

const Steps = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance<PlanDraft>();
  const [isGiven] = useState(() => form.getFieldValue(['lines', name, 'dose', 'steps']) !== undefined);
  return (
    <Form.List name={[name, 'dose', 'steps']} {...(isGiven ? {} : { initialValue: [{}, {}] })}>
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <div key={field.key} className="dose-step">
              <NumberField name={[field.name, 'days']} label={t('review.dose.days', { number: index + 1 })} max={90} />
              <Amount name={[field.name, 'amount']} label={t('review.dose.amount')} />
              <NumberField name={[field.name, 'perDay']} label={t('review.dose.perDay')} max={24} />
              {fields.length > 2 ? (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('review.dose.removeStep', { number: index + 1 })}
                  onClick={() => remove(field.name)}
                />
              ) : null}
            </div>
          ))}
          {fields.length < maxTitrationSteps ? (
            <Button className="plan-add" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('review.dose.addStep')}
            </Button>
          ) : null}
        </>
      )}
    </Form.List>
  );
};

const Words = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, message: t('review.dose.needed') }];
  return (
    <div className="form-pair">
      <Form.Item name={[name, 'singleDose']} label={t('review.singleDose')} rules={required}>
        <Input maxLength={100} placeholder={t('review.doseExample')} />
      </Form.Item>
      <Form.Item name={[name, 'dailyDose']} label={t('review.dailyDose')} rules={required}>
        <Input maxLength={200} placeholder={t('review.dailyExample')} />
      </Form.Item>
    </div>
  );
};

const ByKind = ({ name, kind }: { name: number; kind: DoseDraft['kind'] }) => {
  const { t } = useTranslation();
  if (kind === 'words') return <Words name={name} />;
  if (kind === 'titration') return <Steps name={name} />;
  if (kind === 'schedule')
    return (
      <div className="dose-times">
        {dayTimes.map((time) => (
          <Amount key={time} name={[name, 'dose', 'times', time]} label={t(`review.dose.times.${time}`)} isRequired={false} />
        ))}
      </div>
    );
  return (
    <div className="form-pair">
      <Amount name={[name, 'dose', 'amount']} label={t('review.singleDose')} />
      <NumberField name={[name, 'dose', 'perDay']} label={t(kind === 'as-needed' ? 'review.dose.atMostPerDay' : 'review.dose.perDay')} max={24} />
    </div>
  );
};

/** The dose as data, with the words that are printed made from it; or the doctor's own words, which the limits can only read in part. */
export const DoseFields = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  const line = Form.useWatch(['lines', name], Form.useFormInstance<PlanDraft>()) as LineDraft | undefined;
  const kind = line?.dose?.kind ?? 'regular';
  const printed = line === undefined || kind === 'words' ? undefined : wordsOf({ dose: line.dose });
  return (
    <>
      <div className="form-pair">
        <Form.Item className="dose-kind" name={[name, 'dose', 'kind']} label={t('review.dose.kind')}>
          <Choice options={[...doseKinds, 'words' as const].map((value) => ({ value, label: t(`review.dose.kinds.${value}`) }))} />
        </Form.Item>
        {kind === 'words' ? null : (
          <Form.Item name={[name, 'dose', 'unit']} label={t('review.dose.unit')} rules={[{ required: true, message: t('review.dose.needed') }]}>
            <Choice options={unitsOf[line?.unit ?? 'g'].map((value) => ({ value, label: t(`review.dose.units.${value}`) }))} />
          </Form.Item>
        )}
      </div>
      <ByKind name={name} kind={kind} />
      {printed === undefined || printed.singleDose === '' ? null : (
        <p className="dose-words small" aria-live="polite">
          {t('review.dose.printed', { single: printed.singleDose, daily: printed.dailyDose })}
        </p>
      )}
    </>
  );
};
