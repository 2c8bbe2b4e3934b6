import { Alert, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DropZone } from '../../components/drop-zone.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { errorText } from '../../providers/error-text.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { uploadImport } from './call-import.ts';

const Former = ({ resource }: { resource: string }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { query, result } = useAnswer('/backoffice/imports', {});
  const items = query.isSuccess ? result.data.items.filter((one) => one.resource === resource) : [];
  if (items.length === 0) return null;
  return (
    <Section title={t('import.former')}>
      <ul className="import-former">
        {items.map(({ id, filename, stage, status, createdAt }) => (
          <li key={id}>
            <Link to={`/${resource}/import/${id}`}>{filename}</Link>
            <span className="quiet">
              {dateTime(createdAt)}, {t(`import.state.${stage}.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The file is sent at once; a refused one changes nothing, and another can be chosen. */
export const UploadStep = ({ resource }: { resource: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (file: File) => {
    setSending(true);
    setError(undefined);
    try {
      const { id } = await uploadImport(resource, file);
      void navigate(`/${resource}/import/${id}`);
    } catch (failed) {
      setError(failed);
      setSending(false);
    }
  };
  return (
    <div className="import-parts">
      <Section title={t('import.file')}>
        <p className="quiet section-lead">{t(`import.lead.${resource}`)}</p>
        {error === undefined ? null : (
          <Alert className="import-alert" type="error" showIcon message={errorText(error)} description={t('import.nothingChanged')} />
        )}
        {isSending ? (
          <div className="import-sending" role="status">
            <Spin /> {t('import.sending')}
          </div>
        ) : (
          <DropZone accept=".csv,.txt,.tsv,.xlsx" title={t('import.drop')} help={t('import.dropHelp')} file={undefined} onFile={(file) => void send(file)} />
        )}
      </Section>
      <Former resource={resource} />
    </div>
  );
};
