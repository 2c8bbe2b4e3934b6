import type { DefinitionStep } from '@blattwerk/contract/health-states/definition';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { SaveState } from '../../lib/forms/use-autosave.ts';
import { SavedNote } from './saved-note.tsx';
import styles from './questionnaire.module.css';

interface Props {
  step: DefinitionStep;
  save: SaveState;
  isBusy: boolean;
  /** The address of the step before; nothing on the first. */
  backTo: string | undefined;
  /** What the button leads to, in words. */
  nextLabel: string;
  onContinue: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Title, why we ask, the questions, and one way on; back never loses anything. */
export const StepFrame = ({ step, save, isBusy, backTo, nextLabel, onContinue, children }: Props) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  return (
    <ScriptedForm onSubmit={onContinue}>
      <h1>{step.title[locale]}</h1>
      <p className={styles.why}>{step.why[locale]}</p>
      {children}
      <div className={styles.foot}>
        <SavedNote save={save} />
        {backTo && (
          <LinkButton to={backTo} kind="secondary">
            {t('back', { ns: 'questionnaire' })}
          </LinkButton>
        )}
        <Button type="submit" iconEnd="arrow" isBusy={isBusy}>
          {nextLabel}
        </Button>
      </div>
    </ScriptedForm>
  );
};
