import { useGetIdentity } from '@refinedev/core';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { Affected } from '../consultations/affected.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { HandOverRequests } from './hand-over-requests.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const Schedule = ({ doctorId }: { doctorId: string }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/schedules/:doctorId', { params: { doctorId } });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const schedule = result.data;
  const readAgain = () => void query.refetch();
  return (
    <>
      {schedule.offersConsultations ? null : <Alert type="info" showIcon className="page-note" message={t('schedules.notOffered')} />}
      <Affected affected={schedule.affected} onChanged={readAgain} />
      <HandOverRequests cover={schedule.requestCover} />
      <ScheduleForm key={schedule.version} schedule={schedule} onSaved={readAgain} />
      {schedule.version === 0 ? null : <CalendarFeed doctorId={doctorId} />}
    </>
  );
};

/** When the signed-in doctor gives video consultations. */
export const OwnSchedule = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  return <Page title={t('schedules.title')}>{user === undefined ? <PageSkeleton /> : <Schedule doctorId={user.id} />}</Page>;
};
