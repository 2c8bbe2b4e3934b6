import { useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

const resource = 'marketing-patients';

/** For a person who asked for it: contact and news go at once, and the screen goes back to the list. */
const DeleteButton = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await api.delete('/backoffice/marketing-patients/:id', { params: { id } });
      open?.({ type: 'success', message: t('marketing-patients.deleted') });
      await invalidate({ resource, invalidates: ['list', 'many'] });
      await navigate(`/${resource}`);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      setDeleting(false);
    }
  };
  return (
    <ConfirmButton
      danger
      loading={isDeleting}
      heading={t('marketing-patients.askDelete')}
      means={t('marketing-patients.deleteText')}
      onConfirm={() => void remove()}
    >
      {t('marketing-patients.delete')}
    </ConfirmButton>
  );
};

/** One contact: where it came from, and what it agreed to. */
export const MarketingPatientShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource={resource}
      title={(row) => row.email}
      aside={(row) => <StatusTag type="marketingConsent" value={row.consent} />}
      actions={(row) => (row.abilities.includes('delete') ? <DeleteButton id={row.id} /> : null)}
    >
      {(row) => (
        <div className="columns">
          <Section title={t('marketing-patients.origin')}>
            <Facts
              items={[
                { label: t('marketing-patients.source'), value: <EnumText type="marketingSource" value={row.source} /> },
                { label: t('marketing-patients.campaignName'), value: <Text value={row.campaignName} /> },
                { label: t('marketing-patients.campaignSource'), value: <Text value={row.campaignSource} /> },
                { label: t('marketing-patients.campaignMedium'), value: <Text value={row.campaignMedium} /> },
                { label: t('marketing-patients.locale'), value: <EnumText type="language" value={row.locale} /> },
                { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
                { label: t('marketing-patients.lastSeenAt'), value: <DateTime value={row.lastSeenAt} /> },
                { label: t('marketing-patients.hasAccount'), value: <YesNo value={row.hasAccount} /> },
              ]}
            />
          </Section>
          <Section title={t('marketing-patients.news')}>
            <Facts
              items={[
                { label: t('marketing-patients.consent'), value: <StatusTag type="marketingConsent" value={row.consent} /> },
                { label: t('marketing-patients.consentedAt'), value: <DateTime value={row.consentedAt} /> },
                { label: t('marketing-patients.confirmedAt'), value: <DateTime value={row.confirmedAt} /> },
              ]}
            />
            <p className="quiet">{t('marketing-patients.newsText')}</p>
          </Section>
        </div>
      )}
    </RecordPage>
  );
};
