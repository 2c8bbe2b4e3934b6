import type { PatientFile } from '@blattwerk/contract/patients/file-shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import type { PartProps } from '../../../components/record-parts.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../components/states.tsx';
import { StatusTag, Tag } from '../../../components/status-tag.tsx';
import { DateTime, EnumText } from '../../../components/values.tsx';
import { useAnswer } from '../../../providers/use-answer.ts';

const Read = ({ id, children }: PartProps & { children: (file: PatientFile) => ReactNode }) => {
  const { query, result } = useAnswer('/backoffice/patients/:id/file', { params: { id } });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  return <>{children(result.data)}</>;
};

const Head = ({ labels }: { labels: readonly string[] }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

export const Consents = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <Read id={id}>
      {({ consents }) =>
        consents.length === 0 ? (
          <EmptyState title={t('patients.partEmpty.consents')} />
        ) : (
          <PlainTable label={t('patients.part.consents')}>
            <Head labels={[t('patients.consent.document'), t('patients.consent.state'), t('patients.consent.givenAt'), t('patients.consent.withdrawnAt')]} />
            <tbody>
              {consents.map(({ id, document, version, givenAt, withdrawnAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <EnumText type="consentDocument" value={document} /> <span className="quiet">{t('patients.consent.version', { version })}</span>
                  </th>
                  <td>
                    {withdrawnAt === null ? <Tag tone="ok">{t('patients.consent.holds')}</Tag> : <Tag tone="neutral">{t('patients.consent.withdrawn')}</Tag>}
                  </td>
                  <td>
                    <DateTime value={givenAt} />
                  </td>
                  <td>
                    <DateTime value={withdrawnAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )
      }
    </Read>
  );
};

export const Mails = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <Read id={id}>
      {({ mails }) =>
        mails.length === 0 ? (
          <EmptyState title={t('patients.partEmpty.mails')} />
        ) : (
          <PlainTable label={t('patients.part.mails')}>
            <Head labels={[t('patients.mail.title'), t('patients.mail.status'), t('patients.mail.createdAt'), t('patients.mail.sentAt')]} />
            <tbody>
              {mails.map(({ id, title, status, createdAt, sentAt }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>
                    <StatusTag type="mailStatus" value={status} />
                  </td>
                  <td>
                    <DateTime value={createdAt} />
                  </td>
                  <td>
                    <DateTime value={sentAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )
      }
    </Read>
  );
};

/** Files without their names: what is in them is opened from the request, with a reason. */
export const Files = ({ id }: PartProps) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Read id={id}>
      {({ files }) =>
        files.length === 0 ? (
          <EmptyState title={t('patients.partEmpty.files')} />
        ) : (
          <>
            <p className="quiet">{t('patients.file.note')}</p>
            <PlainTable label={t('patients.part.files')}>
              <Head labels={[t('patients.file.purpose'), t('patients.file.type'), t('patients.file.size'), t('patients.file.status'), t('patients.file.at')]} />
              <tbody>
                {files.map(({ id, purpose, contentType, bytes, status, createdAt }) => (
                  <tr key={id}>
                    <th scope="row">
                      <EnumText type="uploadPurpose" value={purpose} />
                    </th>
                    <td>{contentType === 'application/pdf' ? 'PDF' : t('patients.file.picture')}</td>
                    <td className="figures">{t('patients.file.kilobytes', { size: number(Math.ceil(bytes / 1000), 0) })}</td>
                    <td>
                      <StatusTag type="uploadStatus" value={status} />
                    </td>
                    <td>
                      <DateTime value={createdAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </>
        )
      }
    </Read>
  );
};
