import type { DefinitionStep, Question } from '@blattwerk/contract/health-states/definition';
import type { EditDraftInput, QuestionnaireDraft } from '@blattwerk/contract/health-states/draft';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { useAction } from '../../components/use-action.ts';
import { languages } from '../../providers/i18n.ts';
import { QuestionSheet } from '../questionnaires/question-sheet.tsx';
import '../questionnaires/questionnaires.css';
import { QuestionDialog, StepDialog } from './word-dialogs.tsx';

/** Makes the draft the version that is asked, or throws it away. */
const DraftActions = ({ draft }: { draft: QuestionnaireDraft }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('questionnaire-drafts');
  const publish = () =>
    run(draft.id, 'publish', {}, { done: 'questionnaire-drafts.published', leaves: true, onDone: ({ id }) => void navigate(`/questionnaires/${id}`) });
  const discard = () => run(draft.id, 'discard', {}, { done: 'questionnaire-drafts.discarded', leaves: true, onDone: () => void navigate('/questionnaires') });
  return (
    <>
      {draft.abilities.includes('discard') ? (
        <ConfirmButton danger loading={running === 'discard'} means={t('questionnaire-drafts.discardMeans')} onConfirm={() => void discard()}>
          {t('questionnaire-drafts.discard')}
        </ConfirmButton>
      ) : null}
      {draft.abilities.includes('publish') ? (
        <ConfirmButton
          type="primary"
          loading={running === 'publish'}
          means={t('questionnaire-drafts.publishMeans', { version: draft.definition.version })}
          onConfirm={() => void publish()}
        >
          {t('questionnaire-drafts.publish')}
        </ConfirmButton>
      ) : null}
    </>
  );
};

const Sheet = ({ draft }: { draft: QuestionnaireDraft }) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<DefinitionStep>();
  const [question, setQuestion] = useState<Question>();
  const close = () => {
    setStep(undefined);
    setQuestion(undefined);
  };
  const mayEdit = draft.abilities.includes('update');
  const place: Pick<EditDraftInput, 'id' | 'version'> = { id: draft.id, version: draft.version };
  return (
    <>
      <Alert className="page-note" type="info" showIcon message={t('questionnaire-drafts.lead', { version: draft.basedOn })} />
      <QuestionSheet definition={draft.definition} languages={languages} {...(mayEdit ? { onEditStep: setStep, onEditQuestion: setQuestion } : {})} />
      {step === undefined ? null : <StepDialog key={step.key} place={place} step={step} onClose={close} />}
      {question === undefined ? null : <QuestionDialog key={question.key} place={place} question={question} onClose={close} />}
    </>
  );
};

/** New words for the questionnaire, before they are asked of a patient. */
export const QuestionnaireDraftShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="questionnaire-drafts"
      title={({ definition }) => t('questionnaire-drafts.one', { version: definition.version })}
      aside={({ changeCount }) => <span className="quiet">{t('questionnaire-drafts.changes', { count: changeCount })}</span>}
      actions={(draft) => <DraftActions draft={draft} />}
    >
      {(draft) => <Sheet draft={draft} />}
    </RecordPage>
  );
};
