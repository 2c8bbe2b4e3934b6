import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Disclosure, Tabs } from '../../components/ui/disclosure.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import type { Tone } from '../../components/ui/feedback.tsx';
import { EmptyState, Notice, Skeleton, StatusTag } from '../../components/ui/feedback.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { Table } from '../../components/ui/table.tsx';
import { Timeline } from '../../components/ui/timeline.tsx';
import type { ToastKind } from '../../components/ui/toast.ts';
import { toast } from '../../components/ui/toast.ts';
import { Bars, DateTime, Money } from '../../components/ui/values.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import styles from './gallery.module.css';

const at = '2026-11-24T13:00:00.000Z';
const failure = new ApiError({ code: 'server.internalServerError', message: '', status: 500, requestId: '3f8a91c2-0000' });

export const StateShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.columns}>
      <EmptyState title={t('empty')} action={<Button kind="secondary">{t('primary')}</Button>}>
        {t('emptyText')}
      </EmptyState>
      <ErrorState error={failure} onRetry={() => undefined} />
      <Skeleton lines={5} />
      <Skeleton kind="cards" lines={1} />
    </div>
  );
};

export const TagShow = () => {
  const { t } = useTranslation('gallery');
  const tones: Tone[] = ['neutral', 'info', 'ok', 'warn', 'bad', 'amber'];
  return (
    <>
      <p className={styles.row}>
        {tones.map((tone) => (
          <StatusTag key={tone} tone={tone}>
            {t('now')}
          </StatusTag>
        ))}
      </p>
      {(['info', 'ok', 'warn', 'bad'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title={t('notice')}>
          <p>{t('noticeText')}</p>
        </Notice>
      ))}
    </>
  );
};

export const CardShow = () => {
  const { t } = useTranslation('gallery');
  const facts = (
    <Facts
      items={[
        { term: t('columnName'), value: 'Adler-Apotheke' },
        { term: t('columnPrice'), value: <Money cents={1499} /> },
      ]}
    />
  );
  return (
    <div className={styles.columns}>
      {(['plain', 'next', 'sunken'] as const).map((tone) => (
        <Card key={tone} tone={tone} label={tone}>
          <h3>{t('notice')}</h3>
          {facts}
        </Card>
      ))}
    </div>
  );
};

const rows = [
  { name: 'Adler-Apotheke', city: 'Trier', cents: 649 },
  { name: 'Bahnhof-Apotheke', city: 'Hannover', cents: 719 },
];

export const TableShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Table
        caption={t('section.table')}
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'name', header: t('columnName'), cell: (row) => row.name },
          { key: 'city', header: t('columnCity'), cell: (row) => row.city },
          { key: 'price', header: t('columnPrice'), isNumeric: true, cell: (row) => <Money cents={row.cents} /> },
        ]}
      />
      <Pagination page={2} pageSize={24} total={600} />
    </>
  );
};

export const WayShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.columns}>
      <Steps
        label={t('section.steps')}
        minutesLeft={4}
        steps={[
          { key: 'a', label: t('past'), state: 'done', to: '/gallery' },
          { key: 'b', label: t('now'), state: 'current' },
          { key: 'c', label: t('future'), state: 'todo' },
        ]}
      />
      <Timeline
        label={t('section.timeline')}
        entries={[
          { key: 'a', title: t('past'), state: 'past', at },
          { key: 'b', title: t('now'), state: 'now', who: 'Dr. Anna Linde' },
          { key: 'c', title: t('future'), state: 'future' },
        ]}
      />
      <div>
        <Bars thc={24} cbd={1} isCbdBelow />
        <Bars thc={null} cbd={null} />
        <p>
          <Money cents={649} /> · <DateTime value={at} /> · <DateTime value={at} kind="due" />
        </p>
      </div>
    </div>
  );
};

export const FoldShow = () => {
  const { t } = useTranslation('gallery');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Disclosure summary={t('more')}>
        <p>{t('moreText')}</p>
      </Disclosure>
      <Tabs
        label={t('section.disclosure')}
        tabs={[
          { key: 'a', label: t('tabA'), body: <p>{t('moreText')}</p> },
          { key: 'b', label: t('tabB'), body: <p>{t('noticeText')}</p> },
        ]}
      />
      <Button kind="secondary" opensDialog onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('dialogTitle')} actions={<Button onClick={() => setOpen(false)}>{t('quiet')}</Button>}>
        <p>{t('dialogText')}</p>
      </Dialog>
    </>
  );
};

export const ToastShow = () => {
  const { t } = useTranslation('gallery');
  const kinds: ToastKind[] = ['info', 'success', 'warning', 'error', 'loading'];
  return (
    <div className={styles.row}>
      {kinds.map((kind) => (
        <Button key={kind} kind="secondary" size="small" onClick={() => toast[kind](t(`toast.${kind}`))}>
          {t('toastShow', { kind: t(`kind.${kind}`) })}
        </Button>
      ))}
    </div>
  );
};
