import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { errorText } from '../providers/error-text.ts';
import type { FormResource, RecordOf } from '../providers/resource-types.ts';
import { useRecord } from '../providers/use-record.ts';
import { pick, pickFields } from './changed-values.ts';
import type { Values } from './changed-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Page } from './page.tsx';
import { Presence } from './presence.tsx';
import { ErrorState, PageSkeleton } from './states.tsx';
import { useSaveKey } from './use-keys.ts';
import { useResourceForm } from './use-resource-form.ts';
import type { Versioned } from './use-resource-form.ts';

interface ResourceFormProps<R extends FormResource, Row = RecordOf<R>> {
  resource: R;
  /** The fields of the form with what they hold for a new record. */
  defaults: Values;
  /** How the record is called in the title. */
  nameOf: (row: Row) => string;
  children: (context: { isNew: boolean; record: Row | undefined }) => ReactNode;
}

/** One form for a new record and for an existing one: the record is read, then it is edited. */
export const ResourceForm = <R extends FormResource>({ resource, defaults, nameOf, children }: ResourceFormProps<R>) => {
  const { t } = useTranslation();
  const { id } = useParams();
  const texts: string = resource;
  const { query, result } = useRecord({ resource, id: id ?? '', queryOptions: { enabled: id !== undefined }, errorNotification: false });
  if (id !== undefined && query.isError) {
    return (
      <Page title={t(`${texts}.title`)} backTo={resource}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (id !== undefined && result === undefined) return <PageSkeleton />;
  const title = result === undefined ? t(`${texts}.new`) : nameOf(result);
  return (
    <Page title={title} backTo={resource} aside={id === undefined ? null : <Presence key={id} resource={resource} id={id} />}>
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

const Editor = ({ resource, record, fields, children }: EditorProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, formProps, save, takeStored, conflict, forgetConflict, failure, isSaving } = useResourceForm(resource, record, fields);
  useSaveKey(() => (isSaving ? undefined : form.submit()));
  return (
    <Form {...formProps} className="form-page section" layout="vertical">
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
          resource={resource}
          conflict={conflict}
          onCancel={forgetConflict}
          onTakeStored={() => takeStored(conflict.current)}
          onSave={(theirs) => save({ ...form.getFieldsValue(), ...pickFields(conflict.current, theirs) }, Number(conflict.current['version']))}
        />
      )}
    </Form>
  );
};
