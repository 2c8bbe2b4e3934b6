import type { QuestionnaireRow } from '@blattwerk/contract/health-states/definition';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { DateTime } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { DraftButton } from '../questionnaire-drafts/draft-button.tsx';
import './questionnaires.css';

const columns = (versionOf: (version: number) => string): readonly GridColumn<QuestionnaireRow>[] => [
  { field: 'version', render: (row) => versionOf(row.version), sortable: true },
  { field: 'publishedAt', render: (row) => <DateTime value={row.publishedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'stepCount', render: (row) => row.stepCount, align: 'right' },
  { field: 'questionCount', render: (row) => row.questionCount, align: 'right' },
];

/** Every version of the questionnaire, the one that is asked now first. */
export const QuestionnaireList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('questionnaires.title')} actions={<DraftButton />}>
      <DataGrid
        resource="questionnaires"
        columns={columns((version) => t('questionnaires.versionNumber', { version }))}
        defaults={{ sorters: [{ field: 'version', order: 'desc' }] }}
        linkTo={(row) => `/questionnaires/${row.id}`}
        lead={() => <p className="quiet questionnaire-lead">{t('questionnaires.lead')}</p>}
      />
    </Page>
  );
};
