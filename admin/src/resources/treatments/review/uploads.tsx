import type { Upload } from '@blattwerk/contract/uploads/shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime, EnumText } from '../../../components/values.tsx';
import { useAnswer } from '../../../providers/use-answer.ts';
import { FileViewer } from './file-viewer.tsx';

const scanPollMs = 5000;

const Row = ({ upload, onOpen }: { upload: Upload; onOpen: () => void }) => {
  const { number } = useFormats();
  return (
    <li>
      <span>
        {upload.status === 'clean' ? (
          <Button type="link" className="upload-name" onClick={onOpen}>
            {upload.name}
          </Button>
        ) : (
          <>
            {upload.name} <StatusTag type="uploadStatus" value={upload.status} />
          </>
        )}
        <span className="quiet small">
          {' '}
          <EnumText type="uploadPurpose" value={upload.purpose} />, {number(Math.max(0.1, upload.size / 1024 / 1024))} MB
        </span>
      </span>
      <DateTime value={upload.createdAt} />
    </li>
  );
};

/** Files, each opened within the page. */
export const UploadList = ({ files }: { files: readonly Upload[] }) => {
  const [openId, setOpenId] = useState<string>();
  const clean = files.filter(({ status }) => status === 'clean');
  return (
    <>
      <ul className="plain-list">
        {files.map((upload) => (
          <Row key={upload.id} upload={upload} onOpen={() => setOpenId(upload.id)} />
        ))}
      </ul>
      {openId === undefined ? null : <FileViewer files={clean} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(undefined)} />}
    </>
  );
};

/** What the patient sent: findings, letters, photos and files of answers. */
export const Uploads = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation();
  const [isScanning, setScanning] = useState(false);
  const { query, result } = useAnswer('/backoffice/treatments/:id/files', { params: { id: treatmentId } }, isScanning ? { refreshEveryMs: scanPollMs } : {});
  const files = query.data === undefined ? [] : result.data.items;
  const waits = files.some(({ status }) => status === 'scanning');
  if (waits !== isScanning) setScanning(waits);
  return (
    <Section title={t('review.uploads.title')}>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && files.length === 0 ? <p className="quiet">{t('review.uploads.none')}</p> : null}
      <UploadList files={files} />
    </Section>
  );
};
