import type { DocumentTemplate } from '@blattwerk/contract/document-templates/shapes';
import { useTranslation } from 'react-i18next';
import { Page, Section } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { Day } from '../../components/values.tsx';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { OpenFileButton } from '../prescriptions/open-file-button.tsx';
import './document-templates.css';

const Template = ({ template: { kind, isIssued, versions, locales } }: { template: DocumentTemplate }) => {
  const { t } = useTranslation();
  const name = t(`enum.templateKind.${kind}`);
  return (
    <Section title={name}>
      <p className="quiet">{t(isIssued ? 'document-templates.issued' : 'document-templates.notIssued')}</p>
      <ul className="template-previews">
        {locales.map((locale) => (
          <li key={locale}>
            <OpenFileButton load={() => api.file('/backoffice/document-templates/:kind/preview', { params: { kind }, query: { locale } })}>
              {t(locales.length === 1 ? 'document-templates.preview' : `document-templates.previewIn.${locale}`)}
            </OpenFileButton>
          </li>
        ))}
      </ul>
      <h3>{t('document-templates.versions')}</h3>
      <ul className="template-versions">
        {versions.map(({ version, since, note }) => (
          <li key={version}>
            <span>{note === '' ? t('document-templates.version', { version }) : t('document-templates.versionNote', { version, note })}</span>
            <Day value={since} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Every kind of document: how it looks, in which languages, and since when. */
export const DocumentTemplateList = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/document-templates', {});
  return (
    <Page title={t('document-templates.title')}>
      <p className="section-lead">{t('document-templates.lead')}</p>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isLoading ? <PageSkeleton /> : null}
      {query.data === undefined ? null : (
        <div className="templates">
          {result.data.items.map((template) => (
            <Template key={template.kind} template={template} />
          ))}
        </div>
      )}
    </Page>
  );
};
