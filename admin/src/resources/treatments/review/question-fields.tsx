import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { formFieldKinds, messageLimits } from '@blattwerk/contract/treatments/message-shapes';
import { Button, Checkbox, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { optionsOf } from './question-form.ts';
import type { FieldDraft } from './question-form.ts';

const Details = ({ name, kind }: { name: number; kind: FieldDraft['kind'] }) => {
  const { t } = useTranslation();
  if (kind === 'choice')
    return (
      <Form.Item
        name={[name, 'options']}
        label={t('review.questionForm.options')}
        extra={t('review.questionForm.optionsHelp')}
        required
        rules={[
          {
            validator: (_rule, lines?: string) => {
              const options = optionsOf(lines);
              const fits = options.length >= 2 && options.length <= messageLimits.options && options.every(({ length }) => length <= 80);
              return fits ? Promise.resolve() : Promise.reject(new Error(t('review.questionForm.optionsNeeded', { count: messageLimits.options })));
            },
          },
        ]}
      >
        <Input.TextArea rows={3} maxLength={700} />
      </Form.Item>
    );
  if (kind !== 'number') return null;
  return (
    <div className="form-field-range">
      <Form.Item name={[name, 'unit']} label={t('review.questionForm.unit')}>
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name={[name, 'min']} label={t('review.questionForm.min')}>
        <InputNumber />
      </Form.Item>
      <Form.Item
        name={[name, 'max']}
        label={t('review.questionForm.max')}
        dependencies={[['form', name, 'min']]}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, max?: number | null) => {
              const min = getFieldValue(['form', name, 'min']) as number | null | undefined;
              return max == null || min == null || min <= max ? Promise.resolve() : Promise.reject(new Error(t('review.questionForm.maxTooSmall')));
            },
          }),
        ]}
      >
        <InputNumber />
      </Form.Item>
    </div>
  );
};

const Row = ({ name, number, onRemove }: { name: number; number: number; onRemove: () => void }) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance<{ form?: FieldDraft[] }>();
  const kind = Form.useWatch(['form', name, 'kind'], form) as FieldDraft['kind'];
  return (
    <div className="form-field-row" role="group" aria-label={t('review.questionForm.field', { number })}>
      <Form.Item name={[name, 'kind']} label={t('review.questionForm.kind', { number })} rules={[{ required: true, message: t('common.required') }]}>
        <Choice options={formFieldKinds.map((value) => ({ value, label: t(`enum.formFieldKind.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[name, 'label']} label={t('review.questionForm.label')} rules={[{ required: true, whitespace: true, message: t('common.required') }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Details name={name} kind={kind} />
      <div className="form-foot">
        <Form.Item name={[name, 'isRequired']} valuePropName="checked" noStyle>
          <Checkbox>{t('review.questionForm.required')}</Checkbox>
        </Form.Item>
        <Button type="text" icon={<DeleteOutlined aria-hidden="true" />} onClick={onRemove}>
          {t('review.questionForm.remove')}
        </Button>
      </div>
    </div>
  );
};

/** The fields of a form that goes along with a question; none until one is added. */
export const QuestionFields = () => {
  const { t } = useTranslation();
  return (
    <Form.List name="form">
      {(fields, { add, remove }) => (
        <div className="stack question-fields">
          {fields.map(({ key, name }) => (
            <Row key={key} name={name} number={name + 1} onRemove={() => remove(name)} />
          ))}
          {fields.length < messageLimits.formFields ? (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ kind: 'yes-no', isRequired: true } satisfies FieldDraft)}>
              {t('review.questionForm.add')}
            </Button>
          ) : null}
        </div>
      )}
    </Form.List>
  );
};
