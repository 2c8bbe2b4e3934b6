import { LockOutlined, MessageOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { useNow } from '../../components/use-now.ts';
import { Code, DateTime, Nothing } from '../../components/values.tsx';
import './queue.css';

/** By when a decision is due, and how far away that is; late ones say so. While a question waits for the patient nothing is due. */
export const DueTime = ({ dueAt, clockStoppedAt, status }: Pick<TreatmentRow, 'dueAt' | 'clockStoppedAt' | 'status'>) => {
  const { t } = useTranslation();
  const { distance } = useFormats();
  const now = useNow(30_000);
  if (clockStoppedAt !== null)
    return (
      <span className="due">
        {t('treatments.clockStopped')} <span className="due-distance">{t('treatments.clockStoppedSince', { distance: distance(clockStoppedAt, now) })}</span>
      </span>
    );
  if (dueAt === null) return <Nothing />;
  if (status !== 'in-review') return <DateTime value={dueAt} />;
  const isLate = new Date(dueAt).getTime() < now;
  return (
    <span className={isLate ? 'due is-late' : 'due'}>
      <DateTime value={dueAt} />{' '}
      <span className="due-distance">{isLate ? t('treatments.overdue', { distance: distance(dueAt, now) }) : distance(dueAt, now)}</span>
    </span>
  );
};

export const EnumList = ({ type, values }: { type: string; values: readonly string[] | null }) => {
  const { t } = useTranslation();
  if (values === null || values.length === 0) return <Nothing />;
  return <>{values.map((value) => t(`enum.${type}.${value}`)).join(', ')}</>;
};

/** The number, and whether the patient asks for the first time. */
export const RequestNumber = ({ row }: { row: TreatmentRow }) => {
  const { t } = useTranslation();
  return (
    <span className="request-number">
      <Code value={row.number} />
      {row.isFollowUp ? null : <span className="tag tag-info">{t('treatments.firstTime')}</span>}
    </span>
  );
};

/** Wished products by name; of what a patient typed a preview says only that there is such a wish. */
export const Wishes = ({ row: { wishes, productCategories, access } }: { row: TreatmentRow }) => {
  const { t } = useTranslation();
  const hasOwn = access === 'pool' && productCategories?.includes('wish') === true;
  const words = [...(wishes ?? []), ...(hasOwn ? [t('treatments.ownWish')] : [])];
  return words.length === 0 ? <Nothing /> : <span className="wishes">{words.join(', ')}</span>;
};

/** Who has taken the request, whether the patient still owes an answer, and whether something of theirs is not read. */
export const ClaimTag = ({ row }: { row: TreatmentRow }) => {
  const { t } = useTranslation();
  return (
    <span className="claim">
      {row.doctor === null ? (
        <span className="quiet">{t('treatments.free')}</span>
      ) : (
        <span className="claim-by">
          <LockOutlined aria-hidden="true" /> {row.doctor.name}
        </span>
      )}
      {row.isQuestionOpen ? (
        <span className="tag tag-amber">
          <QuestionCircleOutlined aria-hidden="true" /> {t('treatments.questionOpen')}
        </span>
      ) : null}
      {row.hasUnreadMessage ? (
        <span className="tag tag-info">
          <MessageOutlined aria-hidden="true" /> {t('treatments.unreadMessage')}
        </span>
      ) : null}
    </span>
  );
};
