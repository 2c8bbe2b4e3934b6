import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { Alert, Skeleton, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { Page } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { errorText } from '../../providers/error-text.ts';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { isAtWork, useImport } from './use-import.ts';
import './import.css';

const steps = ['file', 'columns', 'check', 'done'] as const;
type Step = (typeof steps)[number];

const stepOf = ({ stage }: ListImport): Step => (stage === 'upload' ? 'columns' : stage === 'dry-run' ? 'check' : 'done');

const Rail = ({ step }: { step: Step }) => {
  const { t } = useTranslation();
  return (
    <nav className="import-rail" aria-label={t('import.steps')}>
      <p>{t('import.stepOf', { step: steps.indexOf(step) + 1, steps: steps.length, name: t(`import.step.${step}`) })}</p>
      <Steps size="small" responsive={false} current={steps.indexOf(step)} items={steps.map((name) => ({ title: t(`import.step.${name}`) }))} />
    </nav>
  );
};

const OpenImport = ({ id }: { id: string }) => {
  const { state, error, isBusy, run, retry } = useImport(id);
  const [isMapping, setMapping] = useState(false);
  if (state === undefined)
    return error === undefined ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : <ErrorState error={error} onRetry={retry} />;
  const step = isMapping && state.stage === 'dry-run' ? 'columns' : stepOf(state);
  const act = (next: () => Promise<ListImport>) => {
    setMapping(false);
    return run(next);
  };
  return (
    <>
      <Rail step={step} />
      {error === undefined ? null : <Alert className="import-alert" type="error" showIcon message={errorText(error)} />}
      {isAtWork(state) ? (
        <ProgressStep state={state} onRun={act} />
      ) : step === 'columns' ? (
        <MappingStep key={state.id} state={state} isBusy={isBusy} onRun={act} />
      ) : (
        <ResultStep state={state} isBusy={isBusy} onRun={act} onColumns={() => setMapping(true)} />
      )}
    </>
  );
};

/** The way of a file into the list in whose address it stands. Each import has an address: what was uploaded is there again after a reload. */
export const ImportPage = () => {
  const { t } = useTranslation();
  const { importId } = useParams();
  const [, resource = ''] = useLocation().pathname.split('/');
  return (
    <Page title={t('import.title', { list: t(`${resource}.title`) })} backTo={resource}>
      {importId === undefined ? (
        <>
          <Rail step="file" />
          <UploadStep key={resource} resource={resource} />
        </>
      ) : (
        <OpenImport key={importId} id={importId} />
      )}
    </Page>
  );
};
