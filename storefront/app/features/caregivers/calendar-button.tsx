import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useFormat } from '../../lib/format/use-format.ts';

interface Props {
  personId: string;
  appointment: { id: string; startsAt: string };
}

/** The appointment as an entry of one's own calendar, which names no person. */
export const CalendarButton = ({ personId, appointment: { id, startsAt } }: Props) => {
  const { t } = useTranslation('caregivers');
  const { due } = useFormat();
  const { run, isPending, error } = useAction();
  const params = { id: personId, appointmentId: id };
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon="download"
        isBusy={isPending}
        onClick={() => void run(async () => saveFile(await memberApi.file('/clients/cared-for/:id/appointments/:appointmentId/calendar.ics', { params })))}
      >
        {t('appointment.calendar')}
        <span className="visually-hidden">: {due(startsAt)}</span>
      </Button>
      <FailureNotice error={error} />
    </>
  );
};
