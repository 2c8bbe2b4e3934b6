import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../components/drop-zone.tsx';
import { Section } from '../../../components/page.tsx';
import { RecordPage } from '../../../components/record-page.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { errorText } from '../../../providers/error-text.ts';
import { ApiError } from '../../../providers/http.ts';
import { ChangesPart } from './changes-part.tsx';
import { ColumnsPart } from './columns-part.tsx';
import { LayoutPart } from './layout-part.tsx';
import { isSameMapping, withColumn, withLayout } from './mapping.ts';
import { OpeningPart } from './opening-part.tsx';
import { ProblemsPart } from './problems-part.tsx';
import { SamplePart } from './sample-part.tsx';
import { useExamination } from './use-examination.ts';
import type { DroppedFile } from './use-examination.ts';
import { VerdictPart } from './verdict-part.tsx';
import './doctor.css';

interface FindingsProps {
  feed: FeedRecord;
  dropped: DroppedFile;
  mapping: FeedMapping | null;
  onMapping: (mapping: FeedMapping | null) => void;
}

const Findings = ({ feed, dropped, mapping, onMapping }: FindingsProps) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useExamination(feed.id, dropped, mapping);
  const reset = isSameMapping(mapping, null) ? null : (
    <Button size="small" onClick={() => onMapping(null)}>
      {t('feed-doctor.reset')}
    </Button>
  );
  if (error instanceof ApiError && error.statusCode === 413) {
    return <Alert type="error" showIcon message={errorText(error)} description={t('feed-doctor.advice.tooLarge')} />;
  }
  if (error !== null) {
    return (
      <div className="section">
        <ErrorState error={error} onRetry={() => void refetch()} />
        {reset}
      </div>
    );
  }
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 10 }} className="section" />;
  const headerLine = mapping?.headerLine ?? null;
  const pointedTo = data.opening.find(({ line }) => line === headerLine)?.cells ?? [];
  const canCorrect = data.problem === null || data.opening.length > 0 || data.problem.code === 'feed.encoding';
  return (
    <div className="doctor-parts" aria-busy={isFetching}>
      {canCorrect ? (
        <div className="doctor-corrections">
          <LayoutPart examination={data} layout={mapping} onChange={(changes) => onMapping(withLayout(mapping, changes))} />
          {data.problem !== null && pointedTo.length === 0 ? null : (
            <ColumnsPart
              examination={data}
              mapping={mapping}
              headers={data.dialect?.headers ?? pointedTo}
              onChange={(field, choice) => onMapping(withColumn(mapping, field, choice))}
            />
          )}
          {reset}
        </div>
      ) : null}
      <div className="doctor-results">
        <VerdictPart feed={feed} file={dropped.file} examination={data} mapping={mapping} onMapping={onMapping} />
        {data.opening.length === 0 ? null : (
          <OpeningPart opening={data.opening} headerLine={headerLine} onHeaderLine={(line) => onMapping(withLayout(mapping, { headerLine: line }))} />
        )}
        <SamplePart examination={data} />
        <ProblemsPart examination={data} />
        <ChangesPart changes={data.changes} />
      </div>
    </div>
  );
};

const Doctor = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const [dropped, setDropped] = useState<DroppedFile>();
  const [mapping, setMapping] = useState(feed.mapping);
  return (
    <div className="doctor">
      <Section title={t('feed-doctor.file')}>
        <p className="quiet section-lead">{t('feed-doctor.lead')}</p>
        <DropZone
          accept=".csv,.txt,.tsv,.json,.xml,.xlsx"
          title={t('feed-doctor.drop')}
          help={t('feed-doctor.dropHelp')}
          file={dropped?.file}
          onFile={(file) => setDropped({ file, round: (dropped?.round ?? 0) + 1 })}
        />
      </Section>
      {dropped === undefined ? null : <Findings feed={feed} dropped={dropped} mapping={mapping} onMapping={setMapping} />}
    </div>
  );
};

/** Looks at any file of a pharmacy before it is imported, and teaches the feed how to read it. */
export const FeedDoctor = () => {
  const { t } = useTranslation();
  return (
    <RecordPage resource="stock-feeds" title={(feed) => t('feed-doctor.title', { pharmacy: feed.pharmacyName })}>
      {(feed) => <Doctor feed={feed} />}
    </RecordPage>
  );
};
