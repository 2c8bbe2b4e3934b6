import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { DownloadOutlined, SaveOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Section } from '../../../components/page.tsx';
import { confirmedMapping, isSameMapping } from './mapping.ts';
import { useDoctorActions } from './use-doctor-actions.ts';

interface VerdictPartProps {
  feed: FeedRecord;
  file: File;
  examination: Examination;
  mapping: FeedMapping | null;
  onMapping: (mapping: FeedMapping | null) => void;
}

const Counts = ({ counts }: { counts: NonNullable<Examination['counts']> }) => {
  const { t } = useTranslation();
  return (
    <dl className="doctor-numbers">
      {(['rows', 'accepted', 'matched', 'unmatched', 'faulty'] as const).map((name) => (
        <div key={name} className={name === 'faulty' && counts.faulty > 0 ? 'is-bad' : undefined}>
          <dt>{t(`feed-doctor.count.${name}`)}</dt>
          <dd className="figures">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
};

interface ActionsProps extends VerdictPartProps {
  isSaved: boolean;
}

const Actions = ({ feed, file, examination, mapping, onMapping, isSaved }: ActionsProps) => {
  const { t } = useTranslation();
  const { busy, save, mark, importNow } = useDoctorActions(feed, file);
  const { dialect } = examination;
  const confirmed = dialect === null ? null : confirmedMapping(mapping, dialect);
  const keep = async (kept: FeedMapping | null) => {
    const saved = await save(kept);
    if (saved !== undefined) onMapping(saved.mapping);
  };
  const forget = (
    <ConfirmButton type="text" means={t('feed-doctor.forgetAsk')} onConfirm={() => void keep(null)}>
      {t('feed-doctor.forget')}
    </ConfirmButton>
  );
  if (confirmed === null) return feed.mapping === null ? null : <div className="doctor-actions">{forget}</div>;
  return (
    <div className="doctor-actions">
      <Button
        type={isSaved ? 'default' : 'primary'}
        icon={<SaveOutlined aria-hidden="true" />}
        disabled={isSameMapping(confirmed, feed.mapping)}
        loading={busy === 'save'}
        onClick={() => void keep(confirmed)}
      >
        {t('feed-doctor.save')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden="true" />} loading={busy === 'mark'} onClick={() => void mark(mapping)}>
        {t('feed-doctor.mark')}
      </Button>
      <Button
        type={isSaved ? 'primary' : 'default'}
        icon={<UploadOutlined aria-hidden="true" />}
        disabled={!isSaved}
        loading={busy === 'import'}
        onClick={() => void importNow()}
      >
        {t('feed-doctor.import')}
      </Button>
      {feed.mapping === null ? null : forget}
    </div>
  );
};

/** What came out, and what can be done now: save the mapping, take the file back, import it. */
export const VerdictPart = (props: VerdictPartProps) => {
  const { t } = useTranslation();
  const { counts, problem, suspicion, format } = props.examination;
  const isSaved = isSameMapping(props.mapping, props.feed.mapping);
  const state = isSaved ? (props.feed.mapping === null ? 'nothingSaved' : 'isSaved') : 'saveFirst';
  const advice = problem === null ? '' : t(`feed-doctor.advice.${problem.code.replace('feed.', '')}`, { defaultValue: t('feed-doctor.advice.other') });
  return (
    <Section title={t('feed-doctor.result')}>
      {problem === null ? null : <Alert className="page-note" type="error" showIcon message={problem.text} description={advice} />}
      {suspicion === null ? null : <Alert className="page-note" type="warning" showIcon message={suspicion.text} description={t('feed-doctor.wouldBeHeld')} />}
      {counts === null ? null : <Counts counts={counts} />}
      {counts !== null && counts.unmatched > 0 ? <p className="quiet small section-text">{t('feed-doctor.unmatchedLater')}</p> : null}
      <Actions {...props} isSaved={isSaved} />
      <p className="quiet small section-text">
        {problem !== null && isSaved && props.feed.mapping === null ? '' : t(`feed-doctor.${state}`)}
        {format === 'xlsx' || format === 'xml' ? ` ${t('feed-doctor.asTable')}` : ''}
      </p>
    </Section>
  );
};
