import type { QuestionnaireRecord } from '@blattwerk/contract/health-states/definition';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPage } from '../../components/record-page.tsx';
import { DateTime, Facts } from '../../components/values.tsx';
import { currentLanguage, languages, type Language } from '../../providers/i18n.ts';
import { QuestionSheet } from './question-sheet.tsx';
import './questionnaires.css';

type Shown = Language | 'both';

const Sheet = ({ record }: { record: QuestionnaireRecord }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>(currentLanguage());
  const options = (['de', 'en', 'both'] as const).map((value) => ({ value, label: t(`questionnaires.language.${value}`) }));
  return (
    <>
      <div className="section">
        <Facts
          items={[
            { label: t('questionnaires.publishedAt'), value: <DateTime value={record.publishedAt} /> },
            { label: t('questionnaires.stepCount'), value: record.stepCount },
            { label: t('questionnaires.questionCount'), value: record.questionCount },
          ]}
        />
        <p className="quiet section-text">{t('questionnaires.frozen')}</p>
      </div>
      <div className="questionnaire-language">
        <Segmented<Shown> aria-label={t('questionnaires.languageLabel')} options={options} value={shown} onChange={setShown} />
      </div>
      <QuestionSheet definition={record.definition} languages={shown === 'both' ? languages : [shown]} />
    </>
  );
};

/** One version as patients are asked, in one language or in both beside each other. */
export const QuestionnaireShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage resource="questionnaires" title={({ version }) => t('questionnaires.versionTitle', { version })}>
      {(record) => <Sheet record={record} />}
    </RecordPage>
  );
};
