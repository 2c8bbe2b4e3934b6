import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { ErrorState, PageSkeleton } from '../../../components/states.tsx';
import { useFileAccess, type CaseFile } from './case-file.ts';

/** The library that draws PDF comes with the first one that is opened. */
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

/** A document's name is not that of a file. */
const savedName = ({ name, documentOf }: CaseFile): string => (documentOf === undefined ? name : `${name}.pdf`);

const Picture = ({ content, name }: { content: Blob; name: string }) => {
  const address = useMemo(() => URL.createObjectURL(content), [content]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className="file-picture" src={address} alt={name} />;
};

const Content = ({ file, content }: { file: CaseFile; content: Blob }) =>
  file.type === 'application/pdf' ? (
    <Suspense fallback={<PageSkeleton />}>
      <PdfPages id={file.id} content={content} />
    </Suspense>
  ) : (
    <Picture content={content} name={file.name} />
  );

interface Props {
  /** Those that can be opened, in their order. */
  files: readonly CaseFile[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One file after the other within the page. The bytes come with the session; each opening is on record. */
export const FileViewer = ({ files, openId, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  const at = files.findIndex(({ id }) => id === openId);
  const file = files[at];
  const access = useFileAccess();
  const bytes = useQuery({
    queryKey: ['case-file', access.key, openId],
    queryFn: file === undefined ? skipToken : () => access.fetch(file),
    // Opened is opened: the same bytes are not asked for, and put on record, again while the case is open.
    staleTime: Infinity,
    gcTime: access.keepMs,
    retry: false,
  });
  if (file === undefined) return null;
  const step = (by: number) => {
    const next = files[at + by];
    return next === undefined ? undefined : () => onOpen(next.id);
  };
  const previous = step(-1);
  const next = step(1);
  return (
    <Dialog
      open
      title={file.name}
      width="min(960px, 96vw)"
      onCancel={onClose}
      footer={
        <div className="file-foot">
          <Button icon={<LeftOutlined aria-hidden="true" />} disabled={previous === undefined} onClick={previous}>
            {t('review.uploads.previous')}
          </Button>
          <span className="quiet">{t('review.uploads.position', { at: at + 1, total: files.length })}</span>
          <Button icon={<RightOutlined aria-hidden="true" />} disabled={next === undefined} onClick={next}>
            {t('review.uploads.next')}
          </Button>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={bytes.data === undefined}
            onClick={() => {
              if (bytes.data) saveFile(bytes.data, savedName(file));
            }}
          >
            {t('review.uploads.download')}
          </Button>
        </div>
      }
    >
      {/* Scrolled by the keyboard, so it takes the focus. */}
      <div key={file.id} className="file-content" role="region" aria-label={file.name} tabIndex={0}>
        {bytes.isPending ? <PageSkeleton /> : null}
        {bytes.isError ? <ErrorState error={bytes.error} onRetry={() => void bytes.refetch()} /> : null}
        {bytes.data === undefined ? null : <Content file={file} content={bytes.data} />}
      </div>
    </Dialog>
  );
};
