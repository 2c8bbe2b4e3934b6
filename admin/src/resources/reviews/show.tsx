import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReviewDetail } from '@blattwerk/contract/reviews/shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DecisionButtons } from '../../components/moderation/decision-buttons.tsx';
import { RejectDialog } from '../../components/moderation/reject-dialog.tsx';
import { useModeration } from '../../components/moderation/use-moderation.ts';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { DateTime, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { useRows } from '../../providers/use-record.ts';

/** The waiting reviews before and after this one. */
const useNeighbours = (id: string): { previous: string | undefined; next: string | undefined } => {
  const { result } = useRows({
    resource: 'reviews',
    pagination: { currentPage: 1, pageSize: 200 },
    sorters: [{ field: 'createdAt', order: 'asc' }],
    filters: [{ field: 'status', operator: 'in', value: ['pending'] }],
    errorNotification: false,
  });
  const index = result.data.findIndex((row) => row.id === id);
  return { previous: index > 0 ? result.data[index - 1]?.id : undefined, next: result.data[index + 1]?.id };
};

const Actions = ({ row }: { row: ReviewDetail }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const moderation = useModeration('reviews');
  const [isRejecting, setRejecting] = useState(false);
  const { previous, next } = useNeighbours(row.id);
  const go = (id: string | undefined) => (id === undefined ? undefined : () => void navigate(`/reviews/${id}`));
  const openNext = useNextOpen('reviews');
  const goOn = (isDone: boolean) => {
    if (isDone) void openNext(row.id);
    return isDone;
  };
  const publish = () => void moderation.publish(row).then(goOn);
  const reject = () => setRejecting(true);
  useKeys({
    j: go(next),
    k: go(previous),
    p: row.abilities.includes('publish') ? publish : undefined,
    r: row.abilities.includes('reject') ? reject : undefined,
  });
  return (
    <>
      <DecisionButtons resource="reviews" row={row} onPublish={publish} onReject={reject} />
      <span className="neighbours">
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label={t('reviews.previous')}
          title={`${t('reviews.previous')} (k)`}
          disabled={previous === undefined}
          onClick={go(previous)}
        />
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          aria-label={t('reviews.next')}
          title={`${t('reviews.next')} (j)`}
          disabled={next === undefined}
          onClick={go(next)}
        />
      </span>
      <RejectDialog
        resource="reviews"
        isOpen={isRejecting}
        isBusy={moderation.running === 'reject'}
        onReject={async (rejection) => goOn(await moderation.reject(row, rejection))}
        onClose={() => setRejecting(false)}
      />
    </>
  );
};

const Named = ({ type, values }: { type: 'effect' | 'sideEffect' | 'benefit'; values: readonly string[] }) => {
  const { t } = useTranslation();
  return <Text value={values.length === 0 ? null : values.map((value) => t(`enum.${type}.${value}`)).join(', ')} />;
};

const Others = ({ row }: { row: ReviewDetail }) => {
  const { t } = useTranslation();
  if (row.others.length === 0) return <p className="quiet">{t('reviews.othersNone')}</p>;
  return (
    <ul className="stack">
      {row.others.map((other) => (
        <li key={other.id}>
          <Link to={`/reviews/${other.id}`}>{other.productName}</Link> <StatusTag type="contributionStatus" value={other.status} />
          <p>
            {t('reviews.ratingOf', { rating: other.rating })}
            {other.text === null ? '' : ` · ${other.text}`}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** One review with what a decision needs: the text, what was named, and what else the same person wrote, without the name. */
export const ReviewShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="reviews"
      title={(row) => t('reviews.one', { product: row.productName })}
      aside={(row) => <StatusTag type="contributionStatus" value={row.status} />}
      actions={(row) => <Actions key={row.id} row={row} />}
    >
      {(row) => (
        <div className="columns">
          <div className="stack">
            <Section title={t('reviews.content')}>
              <p className="moderated-quote">{row.text ?? <span className="quiet">{t('reviews.noText')}</span>}</p>
              <Facts
                items={[
                  { label: t('reviews.rating'), value: t('reviews.ratingOf', { rating: row.rating }) },
                  { label: t('reviews.effects'), value: <Named type="effect" values={row.effects} /> },
                  { label: t('reviews.sideEffects'), value: <Named type="sideEffect" values={row.sideEffects} /> },
                  { label: t('reviews.benefits'), value: <Named type="benefit" values={row.benefits} /> },
                ]}
              />
            </Section>
            <Section title={t('reviews.others')}>
              <Others row={row} />
            </Section>
          </div>
          <Section title={t('reviews.facts')}>
            <Facts
              items={[
                { label: t('reviews.productName'), value: <Link to={`/products/${row.productId}`}>{row.productName}</Link> },
                { label: t('reviews.pseudonym'), value: row.pseudonym },
                { label: t('reviews.createdAt'), value: <DateTime value={row.createdAt} /> },
                { label: t('reviews.updatedAt'), value: <DateTime value={row.updatedAt} /> },
                { label: t('reviews.decidedAt'), value: <DateTime value={row.decidedAt} /> },
                { label: t('reviews.isVerified'), value: <YesNo value={row.isVerified} /> },
                { label: t('reviews.likes'), value: row.likes },
                { label: t('reviews.comments'), value: row.comments },
                ...(row.reason === null
                  ? []
                  : [
                      { label: t('reviews.reason'), value: <EnumText type="rejectionReason" value={row.reason} /> },
                      { label: t('reviews.rejectText'), value: <Text value={row.reasonText} /> },
                    ]),
              ]}
            />
          </Section>
        </div>
      )}
    </RecordPage>
  );
};
