import type { SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../../components/ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

/** Whether the profile is complete, with the names of what is missing; never what it says. */
export const SupportProfile = ({ profile }: { profile: SupportDashboard['profile'] }) => {
  const { t } = useTranslation('support-view');
  const missing = profile.missing.map((field) => t(field, { ns: 'person' })).join(', ');
  return (
    <Card>
      <h2>{t('profile.title')}</h2>
      <p>{profile.complete ? t('profile.complete') : t('profile.missing', { list: missing })}</p>
    </Card>
  );
};

export const SupportConsultations = ({ consultations }: { consultations: SupportDashboard['consultations'] }) => {
  const { t } = useTranslation('support-view');
  const { dateTime } = useFormat();
  if (consultations.length === 0) return null;
  return (
    <Card>
      <h2>{t('consultations')}</h2>
      <Facts
        items={consultations.map(({ startsAt, status, doctorName }) => ({ term: dateTime(startsAt), value: `${t(`consultation.${status}`)}, ${doctorName}` }))}
      />
    </Card>
  );
};
