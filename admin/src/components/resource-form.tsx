import { useCreate, useOne, useUpdate, useWarnAboutChange } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../providers/http.ts';
import { errorText } from '../providers/error-text.ts';
import { ConflictDialog, conflictOf } from './conflict-dialog.tsx';
import { Page } from './page.tsx';
import { ErrorState, PageSkeleton } from './states.tsx';

export interface Versioned extends BaseRecord {
  id: string;
  version: number;
}

type Values = Record<string, unknown>;

interface ResourceFormProps<Row extends Versioned> {
  resource: string;
  /** The fields of the form with what they hold for a new record. */
  defaults: Values;
  /** How the record is called in the title. */
  nameOf: (row: Row) => string;
  children: (context: { isNew: boolean; record: Row | undefined }) => ReactNode;
}

const pick = (record: Values, fields: Values): Values => Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]));
const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** What differs from the record as it was read; an emptied field is null. */
export const changedValues = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, orNull(value)] as const)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(orNull(stored[field]))),
  );

/** A new record leaves out what nobody filled in: the server knows its own defaults. */
const filledValues = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => orNull(value) !== null));

/** One form for a new record and for an existing one. Only what was changed is sent, with the version that was read. */
export const ResourceForm = <Row extends Versioned>({ resource, defaults, nameOf, children }: ResourceFormProps<Row>) => {
  const { t } = useTranslation();
  const { id } = useParams();
  const { query, result } = useOne<Row>({ resource, id: id ?? '', queryOptions: { enabled: id !== undefined }, errorNotification: false });
  if (id !== undefined && query.isError) {
    return (
      <Page title={t(`${resource}.title`)} backTo={resource}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (id !== undefined && result === undefined) return <PageSkeleton />;
  const title = result === undefined ? t(`${resource}.new`) : nameOf(result);
  return (
    <Page title={title} backTo={resource}>
      <Editor resource={resource} record={result} fields={result === undefined ? defaults : pick(result, defaults)}>
        {children({ isNew: result === undefined, record: result })}
      </Editor>
    </Page>
  );
};

interface EditorProps {
  resource: string;
  record: Versioned | undefined;
  fields: Values;
  children: ReactNode;
}

/** Creates or changes the record. Whoever saved in the meantime is a conflict, and a person decides about it. */
const useSaving = ({ resource, record, fields }: Omit<EditorProps, 'children'>, form: FormInstance<Values>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { setWarnWhen } = useWarnAboutChange();
  const [stored, setStored] = useState({ fields, version: record?.version ?? 0 });
  const [conflict, setConflict] = useState<Values>();
  const { mutateAsync: create, mutation: creation } = useCreate<Versioned, ApiError>({ resource, errorNotification: false });
  const { mutateAsync: update, mutation: change } = useUpdate<Versioned, ApiError>({ resource, errorNotification: false });
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  const send = async (values: Values, version: number): Promise<Versioned> => {
    const notification = { successNotification: () => ({ type: 'success' as const, message: t('common.saved') }) };
    if (record === undefined) return (await create({ values: filledValues(values), ...notification })).data;
    return (await update({ id: record.id, values: { ...changedValues(values, stored.fields), version }, ...notification })).data;
  };
  const save = async (values: Values, version = stored.version) => {
    setConflict(undefined);
    try {
      const { id } = await send(values, version);
      flushSync(() => setWarnWhen(false)); // or the way to the record would still be asked about
      void navigate(`/${resource}/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setConflict(conflictOf(error));
      const known = Object.keys(error.errors).filter((field) => field in fields);
      form.setFields(known.map((field) => ({ name: field, errors: error.errors[field] ?? [] })));
      if (known[0] !== undefined) form.scrollToField(known[0], { focus: true, block: 'center' });
    }
  };
  const takeStored = (current: Values) => {
    const next = pick(current, fields);
    form.setFieldsValue(next as Record<string, never>);
    setStored({ fields: next, version: Number(current['version']) });
    setConflict(undefined);
  };
  const failure = record === undefined ? creation.error : change.error;
  return {
    save,
    takeStored,
    conflict,
    forgetConflict: () => setConflict(undefined),
    warnAbout: (values: Values) => setWarnWhen(Object.keys(changedValues(values, stored.fields)).length > 0),
    failure: failure === null || conflictOf(failure) !== undefined ? undefined : failure,
    isSaving: creation.isPending || change.isPending,
  };
};

const Editor = ({ children, ...props }: EditorProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { save, takeStored, conflict, forgetConflict, warnAbout, failure, isSaving } = useSaving(props, form);
  return (
    <Form<Values>
      form={form}
      className="form-page section"
      layout="vertical"
      initialValues={props.fields}
      onFinish={(values) => void save(values)}
      onValuesChange={(_changed, values) => warnAbout(values)}
    >
      {children}
      {failure === undefined ? null : (
        <p className="form-error" role="alert">
          {errorText(failure)}
        </p>
      )}
      <div className="form-foot">
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('common.save')}
        </Button>
        <Button onClick={() => void navigate(-1)}>{t('common.cancel')}</Button>
      </div>
      {conflict === undefined ? null : (
        <ConflictDialog
          resource={props.resource}
          mine={form.getFieldsValue()}
          stored={conflict}
          onCancel={forgetConflict}
          onTakeStored={() => takeStored(conflict)}
          onKeepMine={() => void save(form.getFieldsValue(), Number(conflict['version']))}
        />
      )}
    </Form>
  );
};
