import { useForm } from '@refinedev/antd';
import { useResourceParams, useWarnAboutChange } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../providers/http.ts';
import { changedValues, filledValues, pick } from './changed-values.ts';
import type { Values } from './changed-values.ts';
import { conflictOf } from './conflict.ts';
import type { Conflict } from './conflict.ts';

export interface Versioned extends BaseRecord {
  id: string;
  version: number;
}

/**
 * Refine's form for a new record or an existing one, with what it does not know: only what was changed is sent, with the version that was
 * read, and who saved in the meantime is a conflict that a person decides about.
 */
export const useResourceForm = (resource: string, record: Versioned | undefined, fields: Values) => {
  const { t } = useTranslation();
  const { setWarnWhen } = useWarnAboutChange();
  const { resource: shown } = useResourceParams({ resource });
  const [stored, setStored] = useState({ fields, version: record?.version ?? 0 });
  const [conflict, setConflict] = useState<Conflict>();
  const { form, formProps, mutation } = useForm<Versioned, ApiError, Values>({
    resource,
    action: record === undefined ? 'create' : 'edit',
    ...(record === undefined ? {} : { id: record.id }),
    redirect: shown?.show === undefined ? 'list' : 'show',
    successNotification: () => ({ type: 'success', message: t('common.saved') }),
    errorNotification: false,
    // The record was read by the page around the form. Read again here it would replace what is being typed.
    queryOptions: { enabled: false, gcTime: 0, ...(record === undefined ? {} : { initialData: { data: record } }) },
    onMutationError: (error) => {
      setWarnWhen(true); // Refine takes the warning away when the form is sent; nothing has been saved
      setConflict(conflictOf(error));
      const [first] = Object.keys(error.errors).filter((field) => field in fields);
      if (first !== undefined) form.scrollToField(first, { focus: true, block: 'center' });
    },
  });
  const save = (values: Values, version = stored.version) => {
    setConflict(undefined);
    formProps.onFinish?.(record === undefined ? filledValues(values) : { ...changedValues(values, stored.fields), version });
  };
  const takeStored = (current: Values) => {
    const next = pick(current, fields);
    form.setFieldsValue(next as Record<string, never>);
    setStored({ fields: next, version: Number(current['version']) });
    setConflict(undefined);
  };
  const onValuesChange: typeof formProps.onValuesChange = (changed, values: Values) => {
    formProps.onValuesChange?.(changed, values);
    if (Object.keys(changedValues(values, stored.fields)).length === 0) setWarnWhen(false);
  };
  const { error } = mutation;
  return {
    form,
    formProps: { ...formProps, initialValues: fields, onValuesChange, onFinish: (values: Values) => save(values) },
    save,
    takeStored,
    conflict,
    forgetConflict: () => setConflict(undefined),
    failure: error === null || conflictOf(error) !== undefined ? undefined : error,
    isSaving: mutation.isPending,
  };
};
