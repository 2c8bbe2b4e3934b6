import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { useAction } from '../../components/use-action.ts';
import { useAnswer } from '../../providers/use-answer.ts';

/** The secret address under which a calendar program follows the appointments. */
export const CalendarFeed = ({ doctorId }: { doctorId: string }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('schedules');
  const { query, result } = useAnswer('/backoffice/schedules/:doctorId/feed', { params: { doctorId } });
  const renew = async () => {
    await run(doctorId, 'feed', {}, { done: 'schedules.feed.renewed' });
    await query.refetch();
  };
  if (query.data === undefined) return null;
  return (
    <Section title={t('schedules.feed.title')}>
      <p>{t('schedules.feed.text')}</p>
      <Typography.Paragraph code copyable>
        {result.data.url}
      </Typography.Paragraph>
      <ConfirmButton loading={running === 'feed'} means={t('schedules.feed.means')} onConfirm={() => void renew()}>
        {t('schedules.feed.renew')}
      </ConfirmButton>
    </Section>
  );
};
