import type { IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { EditOutlined, PauseOutlined, PlayCircleOutlined, SendOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, Facts } from '../../components/values.tsx';
import { IssuePreview } from './preview.tsx';

/** How it goes on: begin, stop, go on. */
const Steps = ({ row }: { row: IssueRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('newsletter-issues');
  const { abilities, results } = row;
  if (!(['start', 'pause', 'resume'] as const).some((step) => abilities.includes(step))) return null;
  const start = () => void run(row.id, 'start', { version: row.version }, { done: 'newsletter-issues.started' });
  return (
    <div className="dialog-actions">
      {abilities.includes('start') ? (
        <ConfirmButton
          type="primary"
          icon={<SendOutlined aria-hidden="true" />}
          loading={running === 'start'}
          disabled={results.recipients === 0}
          means={t('newsletter-issues.startMeans', { count: results.recipients })}
          onConfirm={start}
        >
          {t('newsletter-issues.start')}
        </ConfirmButton>
      ) : null}
      {abilities.includes('pause') ? (
        <Button
          icon={<PauseOutlined aria-hidden="true" />}
          loading={running === 'pause'}
          onClick={() => void run(row.id, 'pause', {}, { done: 'newsletter-issues.pausedToast' })}
        >
          {t('newsletter-issues.pause')}
        </Button>
      ) : null}
      {abilities.includes('resume') ? (
        <Button
          type="primary"
          icon={<PlayCircleOutlined aria-hidden="true" />}
          loading={running === 'resume'}
          onClick={() => void run(row.id, 'resume', {}, { done: 'newsletter-issues.started' })}
        >
          {t('newsletter-issues.resume')}
        </Button>
      ) : null}
    </div>
  );
};

const counts = ['recipients', 'waiting', 'sent', 'failed', 'held', 'skipped', 'bounced', 'unsubscribed'] as const;

/** To whom it goes, and what became of it. */
const Sending = ({ row }: { row: IssueRecord }) => {
  const { t } = useTranslation();
  const { status, results } = row;
  if (status === 'draft') {
    return (
      <Section title={t('newsletter-issues.sending')}>
        <p className="section-lead">{t('newsletter-issues.audience', { count: results.recipients })}</p>
        <Steps row={row} />
      </Section>
    );
  }
  const percent = results.recipients === 0 ? 100 : Math.floor((100 * (results.recipients - results.waiting)) / results.recipients);
  return (
    <Section title={t('newsletter-issues.sending')}>
      <div className="stack">
        <Progress percent={percent} aria-label={t('newsletter-issues.progress')} />
        <Facts
          items={[
            ...counts.map((field) => ({ label: t(`newsletter-issues.${field}`), value: results[field] })),
            { label: t('newsletter-issues.startedAt'), value: <DateTime value={row.startedAt} /> },
            { label: t('newsletter-issues.finishedAt'), value: <DateTime value={row.finishedAt} /> },
          ]}
        />
        <Steps row={row} />
      </div>
    </Section>
  );
};

/** With it goes the page: a colleague's newer version is not thrown away unseen. */
const DiscardButton = ({ row }: { row: IssueRecord }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('newsletter-issues');
  const discard = async () => {
    const gone = await run(row.id, 'discard', { version: row.version }, { done: 'newsletter-issues.discarded', leaves: true });
    if (gone) await navigate('/newsletter-issues');
  };
  return (
    <ConfirmButton
      danger
      loading={running === 'discard'}
      heading={t('newsletter-issues.askDiscard')}
      means={t('newsletter-issues.discardMeans')}
      onConfirm={() => void discard()}
    >
      {t('newsletter-issues.discard')}
    </ConfirmButton>
  );
};

export const IssueShow = () => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const actions = (row: IssueRecord) =>
    row.abilities.includes('update') ? (
      <>
        {row.abilities.includes('discard') ? <DiscardButton row={row} /> : null}
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/newsletter-issues/${row.id}/edit`)}>
          {t('common.edit')}
        </Button>
      </>
    ) : null;
  return (
    <RecordPage
      resource="newsletter-issues"
      title={(row) => (i18n.language === 'en' ? row.subjectEn : row.subjectDe)}
      aside={(row) => <StatusTag type="issueStatus" value={row.status} />}
      actions={actions}
      refreshEveryMs={(row) => (row.results.waiting > 0 ? 5000 : 60_000)}
    >
      {(row) => (
        <div className="stack">
          <Sending row={row} />
          <IssuePreview key={`${row.id} ${row.version}`} row={row} />
        </div>
      )}
    </RecordPage>
  );
};
