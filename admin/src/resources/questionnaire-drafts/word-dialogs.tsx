import type { DefinitionStep, Question, Words } from '@blattwerk/contract/health-states/definition';
import type { EditDraftInput, QuestionWords, StepWords } from '@blattwerk/contract/health-states/draft';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { languages } from '../../providers/i18n.ts';

type Place = Pick<EditDraftInput, 'id' | 'version'>;
type Path = (string | number)[];

/** Words in both languages beside each other. */
const WordsField = ({ name, label, max, isOptional = false }: { name: Path; label: string; max: number; isOptional?: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className="form-pair">
      {languages.map((language) => (
        <Form.Item
          key={language}
          name={[...name, language]}
          label={t('questionnaire-drafts.field', { label, language: t(`questionnaires.language.${language}`) })}
          dependencies={languages.map((each) => [...name, each])}
          rules={[
            ({ getFieldValue }) => {
              const other = languages.find((each) => each !== language) ?? language;
              const isNeeded = !isOptional || ((getFieldValue([...name, other]) as string | undefined) ?? '').trim() !== '';
              return isNeeded ? { required: true, whitespace: true, message: t('questionnaire-drafts.bothNeeded') } : {};
            },
          ]}
        >
          <Input.TextArea rows={2} maxLength={max} lang={language} />
        </Form.Item>
      ))}
    </div>
  );
};

const isBlank = (words: Partial<Words> | null | undefined): boolean => (words?.de ?? '').trim() === '' && (words?.en ?? '').trim() === '';
const orNull = (words: Words | null | undefined): Words | null => (words === undefined || words === null || isBlank(words) ? null : words);

interface FormDialogProps<Values> {
  title: string;
  place: Place;
  initial: Values;
  /** What is sent of the entered words. */
  inputOf: (entered: Values) => Omit<EditDraftInput, keyof Place>;
  onClose: () => void;
  children: React.ReactNode;
}

const FormDialog = <Values extends object>({ title, place, initial, inputOf, onClose, children }: FormDialogProps<Values>) => {
  const { t } = useTranslation();
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const save = async (entered: Values) => {
    setBusy(true);
    try {
      await api.patch('/backoffice/questionnaire-drafts/:id', { params: { id: place.id }, body: { version: place.version, ...inputOf(entered) } });
      onClose();
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
      await invalidate({ resource: 'questionnaire-drafts', id: place.id, invalidates: ['detail'] });
    }
  };
  return (
    <Dialog title={title} open onCancel={onClose} okText={t('common.save')} confirmLoading={isBusy} onOk={() => form.submit()} width={760}>
      <Form<Values> form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={(entered) => void save(entered)}>
        {children}
      </Form>
    </Dialog>
  );
};

interface StepDialogProps {
  place: Place;
  step: DefinitionStep;
  onClose: () => void;
}

/** The heading of a step and why it is asked. */
export const StepDialog = ({ place, step: { key, title, why }, onClose }: StepDialogProps) => {
  const { t } = useTranslation();
  const label = (field: string): string => t(`questionnaire-drafts.${field}`);
  return (
    <FormDialog<Omit<StepWords, 'key'>>
      title={t('questionnaire-drafts.editStep')}
      place={place}
      initial={{ title, why }}
      inputOf={(entered) => ({ step: { key, ...entered } })}
      onClose={onClose}
    >
      <WordsField name={['title']} label={label('stepTitle')} max={300} />
      <WordsField name={['why']} label={label('stepWhy')} max={600} />
    </FormDialog>
  );
};

interface QuestionDialogProps {
  place: Place;
  question: Question;
  onClose: () => void;
}

type Entered = Omit<QuestionWords, 'key' | 'help' | 'why' | 'options'> & {
  help?: Words | null;
  why?: Words | null;
  options?: { text: Words; hint?: Words | null }[];
};

/** Every word of one question; its kind, its choices and when it is asked belong to the application. */
export const QuestionDialog = ({ place, question, onClose }: QuestionDialogProps) => {
  const { t } = useTranslation();
  const label = (field: string): string => t(`questionnaire-drafts.${field}`);
  const { key, text, label: short, help, why, options, ends } = question;
  const inputOf = (entered: Entered): { question: QuestionWords } => ({
    question: {
      ...{ key, text: entered.text, label: entered.label, help: orNull(entered.help), why: orNull(entered.why) },
      ...(options === undefined
        ? {}
        : {
            options: options.map(({ value, text: former }, index) => {
              const given = entered.options?.[index];
              return { value, text: given?.text ?? former, hint: orNull(given?.hint) };
            }),
          }),
      ...(entered.ends === undefined ? {} : { ends: entered.ends }),
    },
  });
  const initial: Entered = {
    ...{ text, label: short },
    ...(help === undefined ? {} : { help }),
    ...(why === undefined ? {} : { why }),
    ...(ends === undefined ? {} : { ends }),
    ...(options === undefined ? {} : { options: options.map(({ text: words, hint }) => ({ text: words, ...(hint === undefined ? {} : { hint }) })) }),
  };
  return (
    <FormDialog<Entered> title={t('questionnaire-drafts.editQuestion')} place={place} initial={initial} inputOf={inputOf} onClose={onClose}>
      <WordsField name={['text']} label={label('text')} max={300} />
      <WordsField name={['label']} label={label('short')} max={300} />
      <WordsField name={['help']} label={label('help')} max={600} isOptional />
      <WordsField name={['why']} label={label('why')} max={600} isOptional />
      {(options ?? []).map(({ value, hint }, index) => (
        <fieldset key={value} className="question-choice">
          <legend>{t('questionnaire-drafts.choice', { number: index + 1 })}</legend>
          <WordsField name={['options', index, 'text']} label={label('choiceText')} max={300} />
          {hint === undefined ? null : <WordsField name={['options', index, 'hint']} label={label('choiceHint')} max={300} isOptional />}
        </fieldset>
      ))}
      {ends === undefined ? null : (
        <>
          <WordsField name={['ends', 'low']} label={label('low')} max={300} />
          <WordsField name={['ends', 'high']} label={label('high')} max={300} />
        </>
      )}
    </FormDialog>
  );
};
