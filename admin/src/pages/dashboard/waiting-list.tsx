import { ClockCircleOutlined, InboxOutlined, MailOutlined, MessageOutlined, ShopOutlined } from '@ant-design/icons';
import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { useNow } from '../../components/use-now.ts';
import { listLink } from '../../grid/filters.ts';
import { toPostLink } from '../../resources/prescriptions/to-post-link.ts';
import { WaitsItem } from './waits-item.tsx';

const Due = ({ due }: { due: Day['due'] }) => {
  const { t } = useTranslation();
  const { time, distance } = useFormats();
  const now = useNow(30_000);
  return (
    <>
      {due.map(({ treatmentId, number, patientName, at }) => {
        const isLate = Date.parse(at) < now;
        const text = isLate ? t('treatments.overdue', { distance: distance(at, now) }) : t('dashboard.doctor.dueAt', { time: time(at) });
        return (
          <WaitsItem
            key={treatmentId}
            to={`/treatments/${treatmentId}`}
            icon={<ClockCircleOutlined aria-hidden="true" />}
            title={t('dashboard.doctor.request', { number, name: patientName })}
            {...{ text, isLate }}
          />
        );
      })}
    </>
  );
};

/** What the doctor can do now, the most urgent first; each entry leads there. */
export const Waiting = ({ day: { due, answers, pool, questions, toPost } }: { day: Day }) => {
  const { t } = useTranslation();
  const { distance } = useFormats();
  const now = useNow(30_000);
  return (
    <ul className="waits-list">
      <Due due={due} />
      {answers.map(({ treatmentId, number, patientName, at }) => (
        <WaitsItem
          key={treatmentId}
          to={`/treatments/${treatmentId}`}
          icon={<MessageOutlined aria-hidden="true" />}
          title={t('dashboard.doctor.request', { number, name: patientName })}
          text={t('dashboard.doctor.answered', { distance: distance(at, now) })}
        />
      ))}
      {questions === 0 ? null : (
        <WaitsItem
          to="/pharmacy-questions"
          icon={<ShopOutlined aria-hidden="true" />}
          title={t('dashboard.doctor.questions', { count: questions })}
          text={t('dashboard.doctor.questionsText')}
        />
      )}
      {toPost === 0 ? null : (
        <WaitsItem
          to={toPostLink}
          icon={<MailOutlined aria-hidden="true" />}
          title={t('dashboard.doctor.toPost', { count: toPost })}
          text={t('dashboard.doctor.toPostText')}
        />
      )}
      {pool.open === 0 ? null : (
        <WaitsItem
          to={listLink('treatments', [{ field: 'view', operator: 'in', value: ['pool'] }])}
          icon={<InboxOutlined aria-hidden="true" />}
          title={t('dashboard.doctor.pool', { count: pool.open })}
          text={pool.dueToday === 0 ? t('dashboard.doctor.poolNone') : t('dashboard.doctor.poolDue', { count: pool.dueToday })}
        />
      )}
    </ul>
  );
};
