import type { DefinitionStep, QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../components/ui/button.tsx';
import { Card, Facts } from '../../../components/ui/card.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Notice, Skeleton, StatusTag } from '../../../components/ui/feedback.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { QuestionStep } from '../question-step.tsx';
import { stepIn } from '../steps.ts';
import { useQuestionnaire } from '../use-questionnaire.ts';
import { askedLater, changeableSteps, changedSteps, missingIn, type ChangeableStep } from './changed-answers.ts';
import { pageOf } from './pages.ts';
import { useAnswerSections } from './use-answer-sections.ts';
import { followUpKey } from './use-follow-up.ts';
import styles from './follow-up.module.css';

/** One part of the answers, open to be changed; each answer is saved as it is given. */
const OpenPart = ({ step, asked, draft, onDone }: { step: ChangeableStep; asked: DefinitionStep; draft: HealthState; onDone: () => Promise<void> }) => {
  const { t } = useTranslation('follow-up');
  const { time } = useFormat();
  const { answers, set, flush, save, form } = useQuestionnaire(draft, step);
  // The products are chosen on the page of the order: their sum is no answer here.
  const { requestedProducts: _chosenLater, ...open } = answers;
  const now = { ...asked, questions: asked.questions.filter(({ key }) => !askedLater.includes(key)) };
  const [isClosing, setClosing] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const close = async (): Promise<void> => {
    setClosing(true);
    if (await flush()) await onDone();
    setClosing(false);
  };
  return (
    <>
      <div ref={fields}>
        <QuestionStep step={now} answers={open} set={set} errorOf={form.errorOf} prescribed={draft.prescribedLast30Days} />
      </div>
      {save.kind === 'failed' && <FailureNotice error={save.error} />}
      <div className={styles.choices}>
        <Button kind="secondary" isBusy={isClosing} onClick={() => void close()}>
          {t('answers.close')}
        </Button>
        <span className={styles.hint} role="status">
          {save.kind === 'saved' ? t('answers.saved', { time: time(save.at) }) : ''}
        </span>
      </div>
    </>
  );
};

interface PartProps {
  step: ChangeableStep;
  /** The questions of the part as they are asked now. */
  asked: DefinitionStep;
  draft: HealthState;
  isChanged: boolean;
  isOpen: boolean;
  /** Closed last: the keyboard goes on from here. */
  wasOpen: boolean;
  onOpen: () => void;
  onDone: () => Promise<void>;
}

const Part = ({ step, asked, draft, isChanged, isOpen, wasOpen, onOpen, onDone }: PartProps) => {
  const { t } = useTranslation('follow-up');
  const rows = useAnswerSections(draft)?.find(({ key }) => key === step)?.rows;
  const title = asked.title[useLocale()];
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasOpen && !isOpen) head.current?.focus();
  }, [wasOpen, isOpen]);
  const isMissing = missingIn(step, draft).length > 0;
  return (
    <Card as="article" label={title}>
      <div className={styles.partHead}>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {isMissing ? <StatusTag tone="warn">{t('answers.missing')}</StatusTag> : isChanged && <StatusTag tone="amber">{t('answers.changed')}</StatusTag>}
      </div>
      {isOpen ? (
        <OpenPart step={step} asked={asked} draft={draft} onDone={onDone} />
      ) : (
        <>
          {rows ? <Facts items={rows} /> : <Skeleton lines={3} />}
          <Button kind="secondary" size="small" onClick={onOpen}>
            {t('answers.open')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </>
      )}
    </Card>
  );
};

/** The last answers as a list: each part can be opened and changed, and what was changed is marked. */
export const ChangeList = ({ definition, last, draft }: { definition: QuestionnaireDefinition; last: HealthState; draft: HealthState }) => {
  const { t } = useTranslation('follow-up');
  const client = useQueryClient();
  const [open, setOpen] = useState<ChangeableStep>();
  const [closed, setClosed] = useState<ChangeableStep>();
  const changed = changedSteps(last, draft);
  const isIncomplete = changeableSteps.some((step) => missingIn(step, draft).length > 0);
  const done = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: followUpKey });
    setClosed(open);
    setOpen(undefined);
  };
  return (
    <>
      <h1>{t('answers.title')}</h1>
      <p className={styles.intro}>{t('answers.intro')}</p>
      <div className={styles.list}>
        {changeableSteps.map((step) => (
          <Part
            key={step}
            step={step}
            asked={stepIn(definition, step)}
            draft={draft}
            isChanged={changed.includes(step)}
            isOpen={open === step}
            wasOpen={closed === step}
            onOpen={() => setOpen(step)}
            onDone={done}
          />
        ))}
      </div>
      {isIncomplete && (
        <Notice kind="warn">
          <p>{t('answers.incomplete')}</p>
        </Notice>
      )}
      <div className={styles.choices}>
        <p className={styles.hint} role="status">
          {t('answers.count', { count: changed.length })}
        </p>
        {!isIncomplete && open === undefined && (
          <LinkButton to={pageOf('order-changed')} iconEnd="arrow">
            {t('answers.next')}
          </LinkButton>
        )}
        <LinkButton to={pageOf('question')} kind="quiet">
          {t('answers.back')}
        </LinkButton>
      </div>
    </>
  );
};
