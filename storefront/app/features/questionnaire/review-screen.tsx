import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { statusesKey } from '../../lib/auth/use-me.ts';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import type { ShownProduct } from './answers.ts';
import { answersOf, missingOf, toWire } from './answers.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { ExclusionStop } from './exclusion-stop.tsx';
import { addressOf, stepIn, stepKeys } from './steps.ts';
import { healthStateKey } from './use-questionnaire.ts';
import { WishStock } from './wish-stock.tsx';
import styles from './questionnaire.module.css';

interface Props {
  state: HealthState;
  /** The questions of the version that the answers belong to. */
  definition: QuestionnaireDefinition;
  personal: ReactNode;
  /** The findings, letters and photos that go along. */
  uploads: ReactNode;
  onSent: () => Promise<void>;
}

/** The last look before sending: nothing is hidden, everything can still be changed. */
export const ReviewScreen = ({ state, definition, personal, uploads, onSent }: Props) => {
  const { t } = useTranslation('questionnaire');
  const client = useQueryClient();
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const { run, isPending, error } = useAction();
  const incomplete = stepKeys.find((step) => missingOf(step, answersOf(state)).length > 0);
  if (state.applies.length > 0)
    return <ExclusionStop definition={definition} applies={state.applies} onCorrect={() => void navigate(path(addressOf('exclusion')))} />;
  const send = () =>
    run(async () => {
      await memberApi.post('/clients/health-state');
      await client.invalidateQueries({ queryKey: healthStateKey });
      await client.invalidateQueries({ queryKey: statusesKey });
      await onSent();
    });
  const change = (requestedProducts: ShownProduct[]) =>
    run(async () => void client.setQueryData(healthStateKey, await memberApi.patch('/clients/health-state', { body: toWire({ requestedProducts }) })));
  return (
    <>
      <h1>{t('review.title')}</h1>
      <p className={styles.why}>{t('review.intro')}</p>
      {personal}
      <AnswerSheet state={state} definition={definition} />
      {uploads}
      <WishStock list={state.requestedProducts} onChange={(list) => void change(list)} shows="stock-and-cost" />
      <FailureNotice error={error} />
      {incomplete ? (
        <Notice kind="warn" title={t('review.incomplete')}>
          <p>
            <LinkButton to={addressOf(incomplete)} kind="secondary">
              {t('continueTo', { step: stepIn(definition, incomplete).title[locale] })}
            </LinkButton>
          </p>
        </Notice>
      ) : (
        <div className={styles.foot}>
          <p className={styles.saved}>{t('review.next')}</p>
          <LinkButton to={addressOf('physician')} kind="secondary">
            {t('back')}
          </LinkButton>
          <Button iconEnd="arrow" isBusy={isPending} onClick={() => void send()}>
            {t('review.send')}
          </Button>
        </div>
      )}
    </>
  );
};
